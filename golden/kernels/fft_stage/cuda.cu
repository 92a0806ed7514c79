extern "C" __global__ void __launch_bounds__(64) fft_stage(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int span,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int x_shape_2,
    unsigned int out_shape_0,
    unsigned int out_shape_1,
    unsigned int out_shape_2) {
    const unsigned int row = blockIdx.y * 2u + threadIdx.y;
    const unsigned int pair = blockIdx.x * 32u + threadIdx.x;
    const unsigned int half_ = x_shape_1 / 2u;
    if (row >= x_shape_0 || pair >= half_) {
        return;
    }
    const unsigned int v = max(span, 1u);
    const unsigned int group = span == 0u ? 0u : pair / v;
    const unsigned int offset = pair % v;
    const unsigned int v_1 = row * x_shape_1 * x_shape_2;
    const unsigned int start = v_1 + pair * x_shape_2;
    const float a_real = x_shape_2 > 0u ? x[start] : 0.0f;
    const float a_imaginary = x_shape_2 > 1u ? x[start + 1u] : 0.0f;
    const unsigned int v_2 = pair + half_;
    const unsigned int start_1 = v_1 + v_2 * x_shape_2;
    const float b_real = v_2 < x_shape_1 && x_shape_2 > 0u ? x[start_1] : 0.0f;
    const float b_imaginary = v_2 < x_shape_1 && x_shape_2 > 1u ? x[start_1 + 1u] : 0.0f;
    const float v_3 = -3.1415927f * (float)(group * span) / (float)half_;
    const float twiddle_real = cosf(v_3);
    const float twiddle_imaginary = sinf(v_3);
    const unsigned int first = 2u * group * span + offset;
    const unsigned int v_4 = row * out_shape_1 * out_shape_2;
    const bool ok = row < out_shape_0 && first < out_shape_1;
    const unsigned int start_2 = v_4 + first * out_shape_2;
    if (ok && out_shape_2 > 0u) {
        out[start_2] = a_real + b_real;
    }
    if (ok && out_shape_2 > 1u) {
        out[start_2 + 1u] = a_imaginary + b_imaginary;
    }
    const unsigned int v_5 = first + span;
    const float v_6 = a_real - b_real;
    const float v_7 = a_imaginary - b_imaginary;
    const bool ok_1 = row < out_shape_0 && v_5 < out_shape_1;
    const unsigned int start_3 = v_4 + v_5 * out_shape_2;
    if (ok_1 && out_shape_2 > 0u) {
        out[start_3] = v_6 * twiddle_real - v_7 * twiddle_imaginary;
    }
    if (ok_1 && out_shape_2 > 1u) {
        out[start_3 + 1u] = v_6 * twiddle_imaginary + v_7 * twiddle_real;
    }
}
