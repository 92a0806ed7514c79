#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint size_shape_0;
    uint size_shape_1;
    uint angle_shape_0;
    uint angle_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void sobel(
    device const float* x [[buffer(0)]],
    device float* size [[buffer(1)]],
    device float* angle [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const int row = int(cube_pos.y * 8u + unit_pos.y);
    const int column = int(cube_pos.x * 16u + unit_pos.x);
    if (row < int(scalars.x_shape_0) && column < int(scalars.x_shape_1)) {
        float total = 0.0f;
        const uint v = row - 1u;
        const uint start = v * scalars.x_shape_1;
        const uint v_1 = column - 1u;
        const float v_2 = -1.0f
            * (v < scalars.x_shape_0 && v_1 < scalars.x_shape_1 ? x[start + v_1] : 0.0f);
        total += v_2;
        const uint v_3 = column + 1u;
        const float v_4 = v < scalars.x_shape_0 && v_3 < scalars.x_shape_1 ? x[start + v_3] : 0.0f;
        total += v_4;
        const uint row_1 = uint(row);
        const uint start_1 = row_1 * scalars.x_shape_1;
        total += -2.0f * (v_1 < scalars.x_shape_1 ? x[start_1 + v_1] : 0.0f);
        total += 2.0f * (v_3 < scalars.x_shape_1 ? x[start_1 + v_3] : 0.0f);
        const uint v_5 = row + 1u;
        const uint start_2 = v_5 * scalars.x_shape_1;
        const float v_6 = v_5 < scalars.x_shape_0 && v_1 < scalars.x_shape_1 ? x[start_2 + v_1]
            : 0.0f;
        total += -1.0f * v_6;
        const float v_7 = v_5 < scalars.x_shape_0 && v_3 < scalars.x_shape_1 ? x[start_2 + v_3]
            : 0.0f;
        total += v_7;
        const float across = total;
        float total_1 = 0.0f;
        total_1 += v_2;
        const uint column_1 = uint(column);
        total_1 += -2.0f * (v < scalars.x_shape_0 ? x[start + column_1] : 0.0f);
        total_1 += -1.0f * v_4;
        total_1 += v_6;
        total_1 += 2.0f * (v_5 < scalars.x_shape_0 ? x[start_2 + column_1] : 0.0f);
        total_1 += v_7;
        const float down = total_1;
        if (row_1 < scalars.size_shape_0 && column_1 < scalars.size_shape_1) {
            size[row_1 * scalars.size_shape_1 + column_1] = sqrt(across * across + down * down);
        }
        if (row_1 < scalars.angle_shape_0 && column_1 < scalars.angle_shape_1) {
            angle[row_1 * scalars.angle_shape_1 + column_1] = atan2(down, across);
        }
    }
}
