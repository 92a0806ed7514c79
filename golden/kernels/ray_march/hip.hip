extern "C" __global__ void __launch_bounds__(128) ray_march(
    float* __restrict__ out,
    unsigned int out_shape_0,
    unsigned int out_shape_1,
    unsigned int out_shape_2) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 16u + threadIdx.x;
    if (row >= out_shape_0 || column >= out_shape_1) {
        return;
    }
    const float right = (float)column / 8.0f - 0.5f;
    const float down = 0.5f - (float)row / 8.0f;
    const float length = sqrtf(right * right + down * down + 1.0f);
    float along = 0.0f;
    int which = 0;
    for (int i = 0; i < 64; ++i) {
        const float at = along / length;
        const float t = right * at;
        const float t_1 = down * at;
        const float t_2 = at - 2.0f;
        float least = 1000000000.0f;
        which = 0;
        const float a = t - 0.5f;
        const float b = t_1 - 0.25f;
        const float c = t_2 - 4.0f;
        const float distance = sqrtf(a * a + b * b + c * c) - 1.0f;
        if (distance < least) {
            least = distance;
            which = 1;
        }
        const float a_1 = fabsf(t) - 0.5f;
        const float b_1 = fabsf(t_1) - 0.25f;
        const float c_1 = fabsf(t_2) - 0.75f;
        const float out_a = a_1 < 0.0f ? 0.0f : a_1;
        const float out_b = b_1 < 0.0f ? 0.0f : b_1;
        const float out_c = c_1 < 0.0f ? 0.0f : c_1;
        const float outside = sqrtf(out_a * out_a + out_b * out_b + out_c * out_c);
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
    const unsigned int start = row * out_shape_1 * out_shape_2 + column * out_shape_2;
    if (out_shape_2 > 0u) {
        out[start] = along;
    }
    if (out_shape_2 > 1u) {
        out[start + 1u] = (float)which;
    }
}
