#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void stencil(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.x_shape_0 || column >= scalars.x_shape_1) {
        return;
    }
    const uint up = row > 0u ? row - 1u : row;
    const uint left = column > 0u ? column - 1u : column;
    const uint down = min(row + 1u, scalars.x_shape_0 - 1u);
    const uint right = min(column + 1u, scalars.x_shape_1 - 1u);
    const uint start = row * scalars.x_shape_1;
    const float v = x[start + column] + x[up * scalars.x_shape_1 + column]
        + x[down * scalars.x_shape_1 + column] + x[start + left];
    const float total = v + x[start + right];
    if (row < scalars.out_shape_0 && column < scalars.out_shape_1) {
        out[row * scalars.out_shape_1 + column] = total / 5.0f;
    }
}
