#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void row_sum_plane(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint unit_pos_plane [[thread_index_in_simdgroup]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x;
    float total = 0.0f;
    for (uint k = unit_pos_plane; k < scalars.x_shape_1; k += 32u) {
        total += row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
    }
    const float total_1 = simd_sum(total);
    if (unit_pos.x == 0u && row < scalars.out_length) {
        out[row] = total_1;
    }
}
