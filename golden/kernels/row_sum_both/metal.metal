#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void row_sum_both(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]],
    uint plane_pos [[simdgroup_index_in_threadgroup]]) {
    threadgroup float partial[8];
    float total = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        total += cube_pos.x < scalars.x_shape_0 ? x[cube_pos.x * scalars.x_shape_1 + k] : 0.0f;
    }
    const float total_1 = simd_sum(total);
    if (unit_pos_plane == 0u) {
        partial[plane_pos] = total_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x == 0u) {
        float total_2 = 0.0f;
        for (uint p = 0; p < 8u; ++p) {
            total_2 += partial[p];
        }
        if (cube_pos.x < scalars.out_length) {
            out[cube_pos.x] = total_2;
        }
    }
}
