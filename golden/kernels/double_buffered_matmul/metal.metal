#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint a_shape_0;
    uint a_shape_1;
    uint b_shape_0;
    uint b_shape_1;
    uint c_shape_0;
    uint c_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void double_buffered_matmul(
    device const float* a [[buffer(0)]],
    device const float* b [[buffer(1)]],
    device float* c [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup float a_tiles[512];
    threadgroup float b_tiles[512];
    const uint x = unit_pos.x;
    const uint y = unit_pos.y;
    const uint row = cube_pos.y * 16u + y;
    const uint column = cube_pos.x * 16u + x;
    const uint base = row * scalars.a_shape_1;
    const uint v = y * 16u;
    const uint i = v + x;
    a_tiles[i] = row < scalars.a_shape_0 && x < scalars.a_shape_1 ? a[base + x] : 0.0f;
    b_tiles[i] = y < scalars.b_shape_0 && column < scalars.b_shape_1
        ? b[y * scalars.b_shape_1 + column] : 0.0f;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float total = 0.0f;
    uint now = 0u;
    for (uint start = 0; start < scalars.a_shape_1; start += 16u) {
        const uint v_1 = 1u - now;
        const uint v_2 = start + 16u;
        const uint v_3 = v_2 + x;
        const uint i_1 = v_1 * 256u + v + x;
        a_tiles[i_1] = row < scalars.a_shape_0 && v_3 < scalars.a_shape_1 ? a[base + v_3] : 0.0f;
        const uint v_4 = v_2 + y;
        b_tiles[i_1] = v_4 < scalars.b_shape_0 && column < scalars.b_shape_1
            ? b[v_4 * scalars.b_shape_1 + column] : 0.0f;
        for (uint k = 0; k < 16u; ++k) {
            const uint v_5 = now * 256u;
            total = fma(a_tiles[v_5 + v + k], b_tiles[v_5 + k * 16u + x], total);
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        now = v_1;
    }
    if (row < scalars.c_shape_0 && column < scalars.c_shape_1) {
        c[row * scalars.c_shape_1 + column] = total;
    }
}
