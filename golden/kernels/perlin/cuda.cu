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
            const float v = (float)column * frequency;
            const float v_1 = (float)row * frequency;
            const float v_2 = floorf(v);
            const int left = __float2int_rz(v_2);
            const float v_3 = floorf(v_1);
            const int top = __float2int_rz(v_3);
            const float right = v - v_2;
            const float down = v_1 - v_3;
            const float u = right * right * right * (right * (right * 6.0f - 15.0f) + 10.0f);
            const float v_4 = down * down * down * (down * (down * 6.0f - 15.0f) + 10.0f);
            float gradient_result;
            const unsigned int v_5 = (unsigned int)left * 2246822507u;
            const unsigned int v_6 = (unsigned int)top * 3266489909u;
            const unsigned int h = v_5 ^ v_6;
            const unsigned int h_1 = h ^ (h >> 15u);
            const unsigned int h_2 = h_1 * 739982445u;
            const unsigned int v_7 = (h_2 ^ (h_2 >> 12u)) & 7u;
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
            const unsigned int v_9 = (left + 1u) * 2246822507u;
            const unsigned int h_3 = v_9 ^ v_6;
            const unsigned int h_4 = h_3 ^ (h_3 >> 15u);
            const unsigned int h_5 = h_4 * 739982445u;
            const unsigned int v_10 = (h_5 ^ (h_5 >> 12u)) & 7u;
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
            const unsigned int v_12 = (top + 1u) * 3266489909u;
            const unsigned int h_6 = v_5 ^ v_12;
            const unsigned int h_7 = h_6 ^ (h_6 >> 15u);
            const unsigned int h_8 = h_7 * 739982445u;
            const unsigned int v_13 = (h_8 ^ (h_8 >> 12u)) & 7u;
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
            const unsigned int h_9 = v_9 ^ v_12;
            const unsigned int h_10 = h_9 ^ (h_9 >> 15u);
            const unsigned int h_11 = h_10 * 739982445u;
            const unsigned int v_14 = (h_11 ^ (h_11 >> 12u)) & 7u;
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
        out[row * out_shape_1 + column] = total;
    }
}
