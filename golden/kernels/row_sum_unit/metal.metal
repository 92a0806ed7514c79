#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void row_sum_unit(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 64u + unit_pos.x;
    if (row >= scalars.out_length) {
        return;
    }
    float total = 0.0f;
    for (uint k = 0; k < scalars.x_shape_1; ++k) {
        total += row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
    }
    out[row] = total;
}
