#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void unit_rows(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]],
    uint plane_pos [[simdgroup_index_in_threadgroup]]) {
    threadgroup float partial[2];
    const uint row = cube_pos.x;
    float total = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        const float v = row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
        total += v * v;
    }
    float total_1 = simd_sum(total);
    if (unit_pos_plane == 0u) {
        partial[plane_pos] = total_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    total_1 = 0.0f;
    for (uint p = 0; p < 2u; ++p) {
        total_1 += partial[p];
    }
    const float factor = rsqrt(total_1);
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + k] = (row < scalars.x_shape_0
                ? x[row * scalars.x_shape_1 + k] : 0.0f) * factor;
        }
    }
}
