#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint y_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void dot_product(
    device const float* x [[buffer(0)]],
    device const float* y [[buffer(1)]],
    device atomic_float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_count [[threadgroups_per_grid]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]]) {
    float total = 0.0f;
    for (uint i = cube_pos.x * 256u + unit_pos.x; i < scalars.x_length; i += cube_count.x * 256u) {
        total += x[i] * (i < scalars.y_length ? y[i] : 0.0f);
    }
    const float total_1 = simd_sum(total);
    if (unit_pos_plane == 0u && scalars.out_length > 0u) {
        atomic_fetch_add_explicit(&out[0], total_1, memory_order_relaxed);
    }
}
