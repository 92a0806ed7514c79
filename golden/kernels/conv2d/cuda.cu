extern "C" __global__ void __launch_bounds__(64) conv2d(
    const float* __restrict__ x,
    const float* __restrict__ weight,
    const float* __restrict__ bias,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int x_shape_2,
    unsigned int x_shape_3,
    unsigned int weight_shape_0,
    unsigned int weight_shape_1,
    unsigned int weight_shape_2,
    unsigned int weight_shape_3,
    unsigned int bias_length,
    unsigned int out_shape_0,
    unsigned int out_shape_1,
    unsigned int out_shape_2,
    unsigned int out_shape_3) {
    const int channels = (int)weight_shape_0;
    const int column = (int)(blockIdx.x * 16u + threadIdx.x);
    const int row = (int)(blockIdx.y * 4u + threadIdx.y);
    const int v = (int)blockIdx.z;
    const int v_1 = max(channels, 1);
    const int sample = channels == 0 ? 0 : v / v_1;
    const int channel = v % v_1;
    if (row >= (int)out_shape_2 || column >= (int)out_shape_3 || sample >= (int)out_shape_0) {
        return;
    }
    const int inner = (int)weight_shape_1;
    const int v_2 = channels >> 1;
    const int first = (int)((unsigned int)(v_2 == 0 ? 0 : channel / max(v_2, 1)) * inner);
    const unsigned int channel_1 = (unsigned int)channel;
    float total = channel_1 < bias_length ? bias[channel_1] : 0.0f;
    for (int c = 0; c < inner; ++c) {
        for (int down = 0; down < (int)weight_shape_2; ++down) {
            for (int right = 0; right < (int)weight_shape_3; ++right) {
                const int y = (int)((unsigned int)row + down - 1);
                const int z = (int)((unsigned int)column + right - 1);
                const unsigned int sample_1 = (unsigned int)sample;
                const unsigned int v_3 = x_shape_2 * x_shape_3;
                const unsigned int v_4 = (unsigned int)first + c;
                const unsigned int y_1 = (unsigned int)y;
                const unsigned int z_1 = (unsigned int)z;
                const float v_5 = sample_1 < x_shape_0 && v_4 < x_shape_1 && y_1 < x_shape_2
                    && z_1 < x_shape_3
                    ? x[sample_1 * x_shape_1 * v_3 + v_4 * v_3 + y_1 * x_shape_3 + z_1] : 0.0f;
                const unsigned int v_6 = weight_shape_2 * weight_shape_3;
                const unsigned int start = channel_1 * weight_shape_1 * v_6 + (unsigned int)c * v_6
                    + (unsigned int)down * weight_shape_3;
                total += v_5
                    * (channel_1 < weight_shape_0 ? weight[start + (unsigned int)right] : 0.0f);
            }
        }
    }
    const unsigned int v_3 = out_shape_2 * out_shape_3;
    const unsigned int start = (unsigned int)sample * out_shape_1 * v_3 + channel_1 * v_3
        + (unsigned int)row * out_shape_3;
    if (channel_1 < out_shape_1) {
        out[start + (unsigned int)column] = total;
    }
}
