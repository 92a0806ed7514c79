#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void swizzled_transpose(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float tile[1024];
    const uint v = cube_pos.x * 32u;
    const uint column = v + unit_pos.x;
    const uint v_1 = cube_pos.y * 32u;
    const uint line = unit_pos.y;
    const uint row = v_1 + line;
    if (row < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line * 32u + (unit_pos.x ^ line)] = x[row * scalars.x_shape_1 + column];
    }
    const uint line_1 = line + 8u;
    const uint v_2 = row + 8u;
    if (v_2 < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line_1 * 32u + (unit_pos.x ^ line_1)] = x[v_2 * scalars.x_shape_1 + column];
    }
    const uint line_2 = line + 16u;
    const uint v_3 = row + 16u;
    if (v_3 < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line_2 * 32u + (unit_pos.x ^ line_2)] = x[v_3 * scalars.x_shape_1 + column];
    }
    const uint line_3 = line + 24u;
    const uint v_4 = row + 24u;
    if (v_4 < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line_3 * 32u + (unit_pos.x ^ line_3)] = x[v_4 * scalars.x_shape_1 + column];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint column_1 = v_1 + unit_pos.x;
    const uint row_1 = v + line;
    if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[row_1 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line)];
    }
    const uint v_5 = row_1 + 8u;
    if (v_5 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[v_5 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line_1)];
    }
    const uint v_6 = row_1 + 16u;
    if (v_6 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[v_6 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line_2)];
    }
    const uint v_7 = row_1 + 24u;
    if (v_7 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[v_7 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line_3)];
    }
}
