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
            const float v = float(column) * frequency;
            const float v_1 = float(row) * frequency;
            const float v_2 = floor(v);
            const int left = f32_to_i32(v_2);
            const float v_3 = floor(v_1);
            const int top = f32_to_i32(v_3);
            const float right = v - v_2;
            const float down = v_1 - v_3;
            const float u = right * right * right * (right * (right * 6.0f - 15.0f) + 10.0f);
            const float v_4 = down * down * down * (down * (down * 6.0f - 15.0f) + 10.0f);
            float gradient_result;
            const uint v_5 = uint(left) * 2246822507u;
            const uint v_6 = uint(top) * 3266489909u;
            const uint h = v_5 ^ v_6;
            const uint h_1 = h ^ (h >> 15u);
            const uint h_2 = h_1 * 739982445u;
            const uint v_7 = (h_2 ^ (h_2 >> 12u)) & 7u;
            if (v_7 == 0u) {
                gradient_result = right + down;
            } else if (v_7 == 1u) {
                gradient_result = right - down;
            } else if (v_7 == 2u) {
                gradient_result = down - right;
            } else if (v_7 == 3u) {
                gradient_result = -right - down;
            } else if (v_7 == 4u) {
                gradient_result = right;
            } else if (v_7 == 5u) {
                gradient_result = -right;
            } else if (v_7 == 6u) {
                gradient_result = down;
            } else {
                gradient_result = -down;
            }
            const float v_8 = right - 1.0f;
            float gradient_result_1;
            const uint v_9 = (left + 1u) * 2246822507u;
            const uint h_3 = v_9 ^ v_6;
            const uint h_4 = h_3 ^ (h_3 >> 15u);
            const uint h_5 = h_4 * 739982445u;
            const uint v_10 = (h_5 ^ (h_5 >> 12u)) & 7u;
            if (v_10 == 0u) {
                gradient_result_1 = v_8 + down;
            } else if (v_10 == 1u) {
                gradient_result_1 = v_8 - down;
            } else if (v_10 == 2u) {
                gradient_result_1 = down - v_8;
            } else if (v_10 == 3u) {
                gradient_result_1 = -v_8 - down;
            } else if (v_10 == 4u) {
                gradient_result_1 = v_8;
            } else if (v_10 == 5u) {
                gradient_result_1 = -v_8;
            } else if (v_10 == 6u) {
                gradient_result_1 = down;
            } else {
                gradient_result_1 = -down;
            }
            const float upper = gradient_result + (gradient_result_1 - gradient_result) * u;
            const float v_11 = down - 1.0f;
            float gradient_result_2;
            const uint v_12 = (top + 1u) * 3266489909u;
            const uint h_6 = v_5 ^ v_12;
            const uint h_7 = h_6 ^ (h_6 >> 15u);
            const uint h_8 = h_7 * 739982445u;
            const uint v_13 = (h_8 ^ (h_8 >> 12u)) & 7u;
            if (v_13 == 0u) {
                gradient_result_2 = right + v_11;
            } else if (v_13 == 1u) {
                gradient_result_2 = right - v_11;
            } else if (v_13 == 2u) {
                gradient_result_2 = v_11 - right;
            } else if (v_13 == 3u) {
                gradient_result_2 = -right - v_11;
            } else if (v_13 == 4u) {
                gradient_result_2 = right;
            } else if (v_13 == 5u) {
                gradient_result_2 = -right;
            } else if (v_13 == 6u) {
                gradient_result_2 = v_11;
            } else {
                gradient_result_2 = -v_11;
            }
            float gradient_result_3;
            const uint h_9 = v_9 ^ v_12;
            const uint h_10 = h_9 ^ (h_9 >> 15u);
            const uint h_11 = h_10 * 739982445u;
            const uint v_14 = (h_11 ^ (h_11 >> 12u)) & 7u;
            if (v_14 == 0u) {
                gradient_result_3 = v_8 + v_11;
            } else if (v_14 == 1u) {
                gradient_result_3 = v_8 - v_11;
            } else if (v_14 == 2u) {
                gradient_result_3 = v_11 - v_8;
            } else if (v_14 == 3u) {
                gradient_result_3 = -v_8 - v_11;
            } else if (v_14 == 4u) {
                gradient_result_3 = v_8;
            } else if (v_14 == 5u) {
                gradient_result_3 = -v_8;
            } else if (v_14 == 6u) {
                gradient_result_3 = v_11;
            } else {
                gradient_result_3 = -v_11;
            }
            const float lower = gradient_result_2 + (gradient_result_3 - gradient_result_2) * u;
            total += amplitude * (upper + (lower - upper) * v_4);
            frequency *= 2.0f;
            amplitude *= 0.5f;
        }
        out[row * scalars.out_shape_1 + column] = total;
    }
}
