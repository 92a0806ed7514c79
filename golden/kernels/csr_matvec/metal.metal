#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint offsets_length;
    uint columns_length;
    uint values_length;
    uint x_length;
    uint y_length;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void csr_matvec(
    device const uint* offsets [[buffer(0)]],
    device const uint* columns [[buffer(1)]],
    device const float* values [[buffer(2)]],
    device const float* x [[buffer(3)]],
    device float* y [[buffer(4)]],
    constant Scalars& scalars [[buffer(5)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]]) {
    const uint row = (cube_pos.x * 128u + unit_pos.x) / 32u;
    float total = 0.0f;
    if (row < scalars.y_length) {
        const uint v = (row < scalars.offsets_length ? offsets[row] : 0u) + unit_pos_plane;
        const uint v_1 = row + 1u < scalars.offsets_length ? offsets[row + 1u] : 0u;
        const uint last = v_1 - 1u;
        const bool fits = last < scalars.values_length && last < scalars.columns_length;
        if (fits) {
            const uint trips = v < v_1 ? (v_1 - v - 1u) / 32u + 1u : 0u;
            for (uint trip = 0; trip < trips; ++trip) {
                const uint k = v + trip * 32u;
                const uint v_2 = columns[k];
                total += values[k] * (v_2 < scalars.x_length ? x[v_2] : 0.0f);
            }
        } else {
            const uint trips = v < v_1 ? (v_1 - v - 1u) / 32u + 1u : 0u;
            for (uint trip = 0; trip < trips; ++trip) {
                const uint k = v + trip * 32u;
                const uint v_2 = k < scalars.columns_length ? columns[k] : 0u;
                total += (k < scalars.values_length ? values[k] : 0.0f)
                    * (v_2 < scalars.x_length ? x[v_2] : 0.0f);
            }
        }
    }
    const float total_1 = simd_sum(total);
    if (simd_is_first() && row < scalars.y_length) {
        y[row] = total_1;
    }
}
