#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float scale;
    uint out_shape_0;
    uint out_shape_1;
};

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

[[max_total_threads_per_threadgroup(128)]]
kernel void perlin(
    device float* out [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 16u + unit_pos.x;
    if (row < scalars.out_shape_0 && column < scalars.out_shape_1) {
        float total = 0.0f;
        float frequency = scalars.scale;
        float amplitude = 1.0f;
        for (int i = 0; i < 4; ++i) {
            const float t = float(column) * frequency;
            const float t_1 = float(row) * frequency;
            const float t_2 = floor(t);
            const int left = f32_to_i32(t_2);
            const float t_3 = floor(t_1);
            const int top = f32_to_i32(t_3);
            const float right = t - t_2;
            const float down = t_1 - t_3;
            const float u = right * right * right * (right * (right * 6.0f - 15.0f) + 10.0f);
            const float v = down * down * down * (down * (down * 6.0f - 15.0f) + 10.0f);
            float gradient_result;
            const uint t_4 = uint(left) * 2246822507u;
            const uint t_5 = uint(top) * 3266489909u;
            const uint h = t_4 ^ t_5;
            const uint h_1 = h ^ (h >> 15u);
            const uint h_2 = h_1 * 739982445u;
            const uint t_6 = (h_2 ^ (h_2 >> 12u)) & 7u;
            if (t_6 == 0u) {
                gradient_result = right + down;
            } else if (t_6 == 1u) {
                gradient_result = right - down;
            } else if (t_6 == 2u) {
                gradient_result = down - right;
            } else if (t_6 == 3u) {
                gradient_result = -right - down;
            } else if (t_6 == 4u) {
                gradient_result = right;
            } else if (t_6 == 5u) {
                gradient_result = -right;
            } else if (t_6 == 6u) {
                gradient_result = down;
            } else {
                gradient_result = -down;
            }
            const float t_7 = right - 1.0f;
            float gradient_result_1;
            const uint t_8 = (left + 1u) * 2246822507u;
            const uint h_3 = t_8 ^ t_5;
            const uint h_4 = h_3 ^ (h_3 >> 15u);
            const uint h_5 = h_4 * 739982445u;
            const uint t_9 = (h_5 ^ (h_5 >> 12u)) & 7u;
            if (t_9 == 0u) {
                gradient_result_1 = t_7 + down;
            } else if (t_9 == 1u) {
                gradient_result_1 = t_7 - down;
            } else if (t_9 == 2u) {
                gradient_result_1 = down - t_7;
            } else if (t_9 == 3u) {
                gradient_result_1 = -t_7 - down;
            } else if (t_9 == 4u) {
                gradient_result_1 = t_7;
            } else if (t_9 == 5u) {
                gradient_result_1 = -t_7;
            } else if (t_9 == 6u) {
                gradient_result_1 = down;
            } else {
                gradient_result_1 = -down;
            }
            const float upper = gradient_result + (gradient_result_1 - gradient_result) * u;
            const float t_10 = down - 1.0f;
            float gradient_result_2;
            const uint t_11 = (top + 1u) * 3266489909u;
            const uint h_6 = t_4 ^ t_11;
            const uint h_7 = h_6 ^ (h_6 >> 15u);
            const uint h_8 = h_7 * 739982445u;
            const uint t_12 = (h_8 ^ (h_8 >> 12u)) & 7u;
            if (t_12 == 0u) {
                gradient_result_2 = right + t_10;
            } else if (t_12 == 1u) {
                gradient_result_2 = right - t_10;
            } else if (t_12 == 2u) {
                gradient_result_2 = t_10 - right;
            } else if (t_12 == 3u) {
                gradient_result_2 = -right - t_10;
            } else if (t_12 == 4u) {
                gradient_result_2 = right;
            } else if (t_12 == 5u) {
                gradient_result_2 = -right;
            } else if (t_12 == 6u) {
                gradient_result_2 = t_10;
            } else {
                gradient_result_2 = -t_10;
            }
            float gradient_result_3;
            const uint h_9 = t_8 ^ t_11;
            const uint h_10 = h_9 ^ (h_9 >> 15u);
            const uint h_11 = h_10 * 739982445u;
            const uint t_13 = (h_11 ^ (h_11 >> 12u)) & 7u;
            if (t_13 == 0u) {
                gradient_result_3 = t_7 + t_10;
            } else if (t_13 == 1u) {
                gradient_result_3 = t_7 - t_10;
            } else if (t_13 == 2u) {
                gradient_result_3 = t_10 - t_7;
            } else if (t_13 == 3u) {
                gradient_result_3 = -t_7 - t_10;
            } else if (t_13 == 4u) {
                gradient_result_3 = t_7;
            } else if (t_13 == 5u) {
                gradient_result_3 = -t_7;
            } else if (t_13 == 6u) {
                gradient_result_3 = t_10;
            } else {
                gradient_result_3 = -t_10;
            }
            const float lower = gradient_result_2 + (gradient_result_3 - gradient_result_2) * u;
            total += amplitude * (upper + (lower - upper) * v);
            frequency *= 2.0f;
            amplitude *= 0.5f;
        }
        out[row * scalars.out_shape_1 + column] = total;
    }
}
