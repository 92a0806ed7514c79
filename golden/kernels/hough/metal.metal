#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint edges_shape_0;
    uint edges_shape_1;
    uint votes_shape_0;
    uint votes_shape_1;
};

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

[[max_total_threads_per_threadgroup(128)]]
kernel void hough(
    device const int* edges [[buffer(0)]],
    device atomic_uint* votes [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 16u + unit_pos.x;
    const bool ok = row >= scalars.edges_shape_0 || column >= scalars.edges_shape_1;
    const bool v = ok || edges[row * scalars.edges_shape_1 + column] == 0;
    if (v) {
        return;
    }
    const int middle = int(scalars.votes_shape_1) >> 1;
    const float v_1 = float(column);
    const float v_2 = float(row);
    const float distance_ = v_1 + v_2 * 0.0f;
    const uint v_3 = uint(middle) + f32_to_i32(floor(distance_ + 0.5f));
    if (scalars.votes_shape_0 > 0u && v_3 < scalars.votes_shape_1) {
        atomic_fetch_add_explicit(&votes[v_3], 1u, memory_order_relaxed);
    }
    const float v_4 = v_2 * 0.70710677f;
    const float distance_1 = v_1 * 0.70710677f + v_4;
    const uint v_5 = uint(middle) + f32_to_i32(floor(distance_1 + 0.5f));
    if (scalars.votes_shape_0 > 1u && v_5 < scalars.votes_shape_1) {
        atomic_fetch_add_explicit(&votes[scalars.votes_shape_1 + v_5], 1u, memory_order_relaxed);
    }
    const float distance_2 = v_1 * 6.123234e-17f + v_2;
    const uint v_6 = uint(middle) + f32_to_i32(floor(distance_2 + 0.5f));
    if (scalars.votes_shape_0 > 2u && v_6 < scalars.votes_shape_1) {
        atomic_fetch_add_explicit(&votes[2u * scalars.votes_shape_1 + v_6], 1u,
            memory_order_relaxed);
    }
    const float distance_3 = v_1 * -0.70710677f + v_4;
    const uint v_7 = uint(middle) + f32_to_i32(floor(distance_3 + 0.5f));
    if (scalars.votes_shape_0 > 3u && v_7 < scalars.votes_shape_1) {
        atomic_fetch_add_explicit(&votes[3u * scalars.votes_shape_1 + v_7], 1u,
            memory_order_relaxed);
    }
}
