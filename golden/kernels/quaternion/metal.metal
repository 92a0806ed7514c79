#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float turn_w;
    float turn_x;
    float turn_y;
    float turn_z;
    uint points_shape_0;
    uint points_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void quaternion(
    device const float* points [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.points_shape_0) {
        const float v = scalars.turn_w * scalars.turn_w + scalars.turn_x * scalars.turn_x
            + scalars.turn_y * scalars.turn_y;
        const float inverse = rsqrt(v + scalars.turn_z * scalars.turn_z);
        const float q_w = scalars.turn_w * inverse;
        const float q_x = scalars.turn_x * inverse;
        const float q_y = scalars.turn_y * inverse;
        const float q_z = scalars.turn_z * inverse;
        const uint start = i * scalars.points_shape_1;
        const float v_1 = scalars.points_shape_1 > 0u ? points[start] : 0.0f;
        const float v_2 = scalars.points_shape_1 > 1u ? points[start + 1u] : 0.0f;
        const float v_3 = scalars.points_shape_1 > 2u ? points[start + 2u] : 0.0f;
        const float v_4 = q_w * 0.0f - q_x * v_1 - q_y * v_2 - q_z * v_3;
        const float v_5 = q_w * v_1 + q_x * 0.0f + q_y * v_3 - q_z * v_2;
        const float v_6 = q_w * v_2 - q_x * v_3 + q_y * 0.0f + q_z * v_1;
        const float v_7 = q_w * v_3 + q_x * v_2 - q_y * v_1 + q_z * 0.0f;
        const float v_8 = -q_x;
        const float v_9 = -q_y;
        const float v_10 = -q_z;
        const float p_x = v_4 * v_8 + v_5 * q_w + v_6 * v_10 - v_7 * v_9;
        const float p_y = v_4 * v_9 - v_5 * v_10 + v_6 * q_w + v_7 * v_8;
        const float p_z = v_4 * v_10 + v_5 * v_9 - v_6 * v_8 + v_7 * q_w;
        const uint start_1 = i * scalars.out_shape_1;
        if (i < scalars.out_shape_0 && scalars.out_shape_1 > 0u) {
            out[start_1] = p_x;
        }
        if (i < scalars.out_shape_0 && scalars.out_shape_1 > 1u) {
            out[start_1 + 1u] = p_y;
        }
        if (i < scalars.out_shape_0 && scalars.out_shape_1 > 2u) {
            out[start_1 + 2u] = p_z;
        }
    }
}
