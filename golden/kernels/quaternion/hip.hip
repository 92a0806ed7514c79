extern "C" __global__ void __launch_bounds__(256) quaternion(
    const float* __restrict__ points,
    float* __restrict__ out,
    float turn_w,
    float turn_x,
    float turn_y,
    float turn_z,
    unsigned int points_shape_0,
    unsigned int points_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int i = blockIdx.x * 256u + threadIdx.x;
    if (i < points_shape_0) {
        const float inverse = rsqrtf(turn_w * turn_w + turn_x * turn_x + turn_y * turn_y
            + turn_z * turn_z);
        const float q_w = turn_w * inverse;
        const float q_x = turn_x * inverse;
        const float q_y = turn_y * inverse;
        const float q_z = turn_z * inverse;
        const unsigned int start = i * points_shape_1;
        const float v = points_shape_1 > 0u ? points[start] : 0.0f;
        const float v_1 = points_shape_1 > 1u ? points[start + 1u] : 0.0f;
        const float v_2 = points_shape_1 > 2u ? points[start + 2u] : 0.0f;
        const float v_3 = q_w * 0.0f - q_x * v - q_y * v_1 - q_z * v_2;
        const float v_4 = q_w * v + q_x * 0.0f + q_y * v_2 - q_z * v_1;
        const float v_5 = q_w * v_1 - q_x * v_2 + q_y * 0.0f + q_z * v;
        const float v_6 = q_w * v_2 + q_x * v_1 - q_y * v + q_z * 0.0f;
        const float v_7 = -q_x;
        const float v_8 = -q_y;
        const float v_9 = -q_z;
        const float p_x = v_3 * v_7 + v_4 * q_w + v_5 * v_9 - v_6 * v_8;
        const float p_y = v_3 * v_8 - v_4 * v_9 + v_5 * q_w + v_6 * v_7;
        const float p_z = v_3 * v_9 + v_4 * v_8 - v_5 * v_7 + v_6 * q_w;
        const unsigned int start_1 = i * out_shape_1;
        if (i < out_shape_0 && out_shape_1 > 0u) {
            out[start_1] = p_x;
        }
        if (i < out_shape_0 && out_shape_1 > 1u) {
            out[start_1 + 1u] = p_y;
        }
        if (i < out_shape_0 && out_shape_1 > 2u) {
            out[start_1 + 2u] = p_z;
        }
    }
}
