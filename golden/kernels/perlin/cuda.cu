extern "C" __global__ void __launch_bounds__(128) perlin(
    float* __restrict__ out,
    float scale,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const unsigned int row = blockIdx.y * 8u + threadIdx.y;
    const unsigned int column = blockIdx.x * 16u + threadIdx.x;
    if (row < out_shape_0 && column < out_shape_1) {
        float total = 0.0f;
        float frequency = scale;
        float amplitude = 1.0f;
        for (int i = 0; i < 4; ++i) {
            const float t = (float)column * frequency;
            const float t_1 = (float)row * frequency;
            const float t_2 = floorf(t);
            const int left = __float2int_rz(t_2);
            const float t_3 = floorf(t_1);
            const int top = __float2int_rz(t_3);
            const float right = t - t_2;
            const float down = t_1 - t_3;
            const float u = right * right * right * (right * (right * 6.0f - 15.0f) + 10.0f);
            const float v = down * down * down * (down * (down * 6.0f - 15.0f) + 10.0f);
            float gradient_result;
            const unsigned int t_4 = (unsigned int)left * 2246822507u;
            const unsigned int t_5 = (unsigned int)top * 3266489909u;
            const unsigned int h = t_4 ^ t_5;
            const unsigned int h_1 = h ^ (h >> 15u);
            const unsigned int h_2 = h_1 * 739982445u;
            const unsigned int t_6 = (h_2 ^ (h_2 >> 12u)) & 7u;
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
            const unsigned int t_8 = (left + 1u) * 2246822507u;
            const unsigned int h_3 = t_8 ^ t_5;
            const unsigned int h_4 = h_3 ^ (h_3 >> 15u);
            const unsigned int h_5 = h_4 * 739982445u;
            const unsigned int t_9 = (h_5 ^ (h_5 >> 12u)) & 7u;
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
            const unsigned int t_11 = (top + 1u) * 3266489909u;
            const unsigned int h_6 = t_4 ^ t_11;
            const unsigned int h_7 = h_6 ^ (h_6 >> 15u);
            const unsigned int h_8 = h_7 * 739982445u;
            const unsigned int t_12 = (h_8 ^ (h_8 >> 12u)) & 7u;
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
            const unsigned int h_9 = t_8 ^ t_11;
            const unsigned int h_10 = h_9 ^ (h_9 >> 15u);
            const unsigned int h_11 = h_10 * 739982445u;
            const unsigned int t_13 = (h_11 ^ (h_11 >> 12u)) & 7u;
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
        out[row * out_shape_1 + column] = total;
    }
}
