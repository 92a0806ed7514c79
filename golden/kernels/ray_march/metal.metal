#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_shape_0;
    uint out_shape_1;
    uint out_shape_2;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void ray_march(
    device float* out [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.out_shape_0 || column >= scalars.out_shape_1) {
        return;
    }
    const float right = float(column) / 8.0f - 0.5f;
    const float down = 0.5f - float(row) / 8.0f;
    const float length_ = sqrt(right * right + down * down + 1.0f);
    float along = 0.0f;
    int which = 0;
    for (int i = 0; i < 64; ++i) {
        const float at = along / length_;
        const float t = right * at;
        const float t_1 = down * at;
        const float t_2 = at - 2.0f;
        float least = 1000000000.0f;
        which = 0;
        const float a = t - 0.5f;
        const float b = t_1 - 0.25f;
        const float c = t_2 - 4.0f;
        const float distance_ = sqrt(a * a + b * b + c * c) - 1.0f;
        if (distance_ < least) {
            least = distance_;
            which = 1;
        }
        const float a_1 = fabs(t) - 0.5f;
        const float b_1 = fabs(t_1) - 0.25f;
        const float c_1 = fabs(t_2) - 0.75f;
        const float out_a = a_1 < 0.0f ? 0.0f : a_1;
        const float out_b = b_1 < 0.0f ? 0.0f : b_1;
        const float out_c = c_1 < 0.0f ? 0.0f : c_1;
        const float outside = sqrt(out_a * out_a + out_b * out_b + out_c * out_c);
        const float t_3 = a_1 < b_1 || b_1 != b_1 ? b_1 : a_1;
        const float t_4 = t_3 < c_1 || c_1 != c_1 ? c_1 : t_3;
        const float distance_1 = outside + (t_4 > 0.0f ? 0.0f : t_4);
        if (distance_1 < least) {
            least = distance_1;
            which = 2;
        }
        const float distance_2 = t_1 + 1.0f;
        if (distance_2 < least) {
            least = distance_2;
            which = 3;
        }
        const float distance_3 = least;
        if (distance_3 < 0.001f) {
            break;
        }
        along += distance_3;
        if (along > 50.0f) {
            which = 0;
            break;
        }
    }
    const uint start = row * scalars.out_shape_1 * scalars.out_shape_2
        + column * scalars.out_shape_2;
    if (scalars.out_shape_2 > 0u) {
        out[start] = along;
    }
    if (scalars.out_shape_2 > 1u) {
        out[start + 1u] = float(which);
    }
}
