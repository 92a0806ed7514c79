#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
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
kernel void bilinear_resize(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const int row = int(cube_pos.y * 8u + unit_pos.y);
    const int column = int(cube_pos.x * 16u + unit_pos.x);
    const int rows = int(scalars.out_shape_0);
    const int columns = int(scalars.out_shape_1);
    if (row < rows && column < columns) {
        const int v = int(scalars.x_shape_0);
        const float v_1 = (float(row) + 0.5f) * float(v) / float(rows) - 0.5f;
        const float at = v_1 < 0.0f ? 0.0f : v_1;
        const float below = floor(at);
        const int v_2 = int(v - 1u);
        const int first = min(f32_to_i32(below), v_2);
        const int bottom = min(int(first + 1u), v_2);
        const float down = at - below;
        const int v_3 = int(scalars.x_shape_1);
        const float v_4 = (float(column) + 0.5f) * float(v_3) / float(columns) - 0.5f;
        const float at_1 = v_4 < 0.0f ? 0.0f : v_4;
        const float below_1 = floor(at_1);
        const int v_5 = int(v_3 - 1u);
        const int first_1 = min(f32_to_i32(below_1), v_5);
        const int right = min(int(first_1 + 1u), v_5);
        const float across = at_1 - below_1;
        const uint first_2 = uint(first);
        const uint start = first_2 * scalars.x_shape_1;
        const uint first_3 = uint(first_1);
        const float v_6 = first_2 < scalars.x_shape_0 && first_3 < scalars.x_shape_1
            ? x[start + first_3] : 0.0f;
        const uint right_1 = uint(right);
        const float v_7 = ((first_2 < scalars.x_shape_0 && right_1 < scalars.x_shape_1
            ? x[start + right_1] : 0.0f) - v_6) * across;
        const float upper = v_6 + v_7;
        const uint bottom_1 = uint(bottom);
        const uint start_1 = bottom_1 * scalars.x_shape_1;
        const float v_8 = bottom_1 < scalars.x_shape_0 && first_3 < scalars.x_shape_1
            ? x[start_1 + first_3] : 0.0f;
        const float v_9 = bottom_1 < scalars.x_shape_0 && right_1 < scalars.x_shape_1
            ? x[start_1 + right_1] : 0.0f;
        const float lower = v_8 + (v_9 - v_8) * across;
        out[uint(row) * scalars.out_shape_1 + uint(column)] = upper + (lower - upper) * down;
    }
}
