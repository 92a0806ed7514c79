#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void transpose(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float tile[272];
    const uint v = cube_pos.y * 16u;
    const uint row = v + unit_pos.y;
    const uint v_1 = cube_pos.x * 16u;
    const uint column = v_1 + unit_pos.x;
    if (row < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[unit_pos.y * 17u + unit_pos.x] = x[row * scalars.x_shape_1 + column];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint row_1 = v_1 + unit_pos.y;
    const uint column_1 = v + unit_pos.x;
    if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[row_1 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 17u + unit_pos.y];
    }
}
