#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint a_shape_0;
    uint a_shape_1;
    uint b_shape_0;
    uint b_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void hamming(
    device const uint* a [[buffer(0)]],
    device const uint* b [[buffer(1)]],
    device uint* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup uint a_tile[272];
    threadgroup uint b_tile[272];
    uint different = 0u;
    for (uint start = 0; start < scalars.a_shape_1; start += 16u) {
        const uint v = cube_pos.y * 16u + unit_pos.y;
        const uint v_1 = start + unit_pos.x;
        const uint base = unit_pos.y * 17u;
        const uint i = base + unit_pos.x;
        a_tile[i] = v < scalars.a_shape_0 && v_1 < scalars.a_shape_1
            ? a[v * scalars.a_shape_1 + v_1] : 0u;
        const uint v_2 = cube_pos.x * 16u + unit_pos.y;
        b_tile[i] = v_2 < scalars.b_shape_0 && v_1 < scalars.b_shape_1
            ? b[v_2 * scalars.b_shape_1 + v_1] : 0u;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        for (uint k = 0; k < 16u; ++k) {
            different += popcount(a_tile[base + k] ^ b_tile[unit_pos.x * 17u + k]);
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    const uint absolute_pos_y = cube_pos.y * 16u + unit_pos.y;
    const uint absolute_pos_x = cube_pos.x * 16u + unit_pos.x;
    if (absolute_pos_y < scalars.out_shape_0 && absolute_pos_x < scalars.out_shape_1) {
        out[absolute_pos_y * scalars.out_shape_1 + absolute_pos_x] = different;
    }
}
