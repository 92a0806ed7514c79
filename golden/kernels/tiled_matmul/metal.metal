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
kernel void tiled_matmul(
    device const float* a [[buffer(0)]],
    device const float* b [[buffer(1)]],
    device float* c [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup float a_tile[256];
    threadgroup float b_tile[256];
    const uint x = unit_pos.x;
    const uint y = unit_pos.y;
    const uint row = cube_pos.y * 16u + y;
    const uint column = cube_pos.x * 16u + x;
    float total = 0.0f;
    for (uint start = 0; start < scalars.a_shape_1; start += 16u) {
        const uint v = start + x;
        const uint base = y * 16u;
        const uint i = base + x;
        a_tile[i] = row < scalars.a_shape_0 && v < scalars.a_shape_1
            ? a[row * scalars.a_shape_1 + v] : 0.0f;
        const uint v_1 = start + y;
        b_tile[i] = v_1 < scalars.b_shape_0 && column < scalars.b_shape_1
            ? b[v_1 * scalars.b_shape_1 + column] : 0.0f;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        for (uint k = 0; k < 16u; ++k) {
            total += a_tile[base + k] * b_tile[k * 16u + x];
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    if (row < scalars.c_shape_0 && column < scalars.c_shape_1) {
        c[row * scalars.c_shape_1 + column] = total;
    }
}
