#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint points_shape_0;
    uint points_shape_1;
    uint centers_shape_0;
    uint centers_shape_1;
    uint nearest_length;
    uint sums_shape_0;
    uint sums_shape_1;
    uint counts_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void kmeans(
    device const float* points [[buffer(0)]],
    device const float* centers [[buffer(1)]],
    device uint* nearest [[buffer(2)]],
    device atomic_float* sums [[buffer(3)]],
    device atomic_uint* counts [[buffer(4)]],
    constant Scalars& scalars [[buffer(5)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.points_shape_0) {
        return;
    }
    uint best = 0u;
    float least = 3.402823466e38f;
    for (uint k = 0; k < scalars.centers_shape_0; ++k) {
        const uint start = i * scalars.points_shape_1;
        const uint start_1 = k * scalars.centers_shape_1;
        const float v = (scalars.points_shape_1 > 0u ? points[start] : 0.0f)
            - (scalars.centers_shape_1 > 0u ? centers[start_1] : 0.0f);
        const float v_1 = (scalars.points_shape_1 > 1u ? points[start + 1u] : 0.0f)
            - (scalars.centers_shape_1 > 1u ? centers[start_1 + 1u] : 0.0f);
        const float v_2 = (scalars.points_shape_1 > 2u ? points[start + 2u] : 0.0f)
            - (scalars.centers_shape_1 > 2u ? centers[start_1 + 2u] : 0.0f);
        const float distance_ = v * v + v_1 * v_1 + v_2 * v_2;
        if (distance_ < least) {
            best = k;
            least = distance_;
        }
    }
    if (i < scalars.nearest_length) {
        nearest[i] = best;
    }
    if (best < scalars.counts_length) {
        atomic_fetch_add_explicit(&counts[best], 1u, memory_order_relaxed);
    }
    const uint start = best * scalars.sums_shape_1;
    const uint start_1 = i * scalars.points_shape_1;
    if (best < scalars.sums_shape_0 && scalars.sums_shape_1 > 0u) {
        atomic_fetch_add_explicit(&sums[start], scalars.points_shape_1 > 0u ? points[start_1]
            : 0.0f, memory_order_relaxed);
    }
    if (best < scalars.sums_shape_0 && scalars.sums_shape_1 > 1u) {
        atomic_fetch_add_explicit(&sums[start + 1u], scalars.points_shape_1 > 1u
            ? points[start_1 + 1u] : 0.0f, memory_order_relaxed);
    }
    if (best < scalars.sums_shape_0 && scalars.sums_shape_1 > 2u) {
        atomic_fetch_add_explicit(&sums[start + 2u], scalars.points_shape_1 > 2u
            ? points[start_1 + 2u] : 0.0f, memory_order_relaxed);
    }
}
