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
    const int v_1 = channels + 1u <= 1u ? 1 : channels;
    const int v_2 = v / v_1;
    const int v_3 = (int)(v - (unsigned int)v_2 * v_1);
    const int v_4 = channels == -1 ? (int)(0u - v)
        : (v_3 != 0 && (v_3 ^ channels) < 0 ? (int)(v_2 - 1u) : v_2);
    const int sample = channels == 0 ? 0 : v_4;
    const int v_5 = v % v_1;
    const int channel = v_5 != 0 && (v_5 ^ channels) < 0 ? (int)((unsigned int)v_5 + channels)
        : v_5;
    if (row >= (int)out_shape_2 || column >= (int)out_shape_3 || sample >= (int)out_shape_0) {
        return;
    }
    const int inner = (int)weight_shape_1;
    const int v_6 = channels >> 1;
    const int v_7 = v_6 + 1u <= 1u ? 1 : v_6;
    const int v_8 = channel / v_7;
    const int v_9 = (int)(channel - (unsigned int)v_8 * v_7);
    const int v_10 = v_6 == 0 ? 0
        : (v_6 == -1 ? (int)(0u - channel) : (v_9 != 0 && (v_9 ^ v_6) < 0 ? (int)(v_8 - 1u) : v_8));
    const int first = (int)((unsigned int)v_10 * inner);
    const unsigned int channel_1 = (unsigned int)channel;
    float total = channel_1 < bias_length ? bias[channel_1] : 0.0f;
    for (int c = 0; c < inner; ++c) {
        for (int down = 0; down < (int)weight_shape_2; ++down) {
            for (int right = 0; right < (int)weight_shape_3; ++right) {
                const int y = (int)((unsigned int)row + down - 1);
                const int z = (int)((unsigned int)column + right - 1);
                const unsigned int sample_1 = (unsigned int)sample;
                const unsigned int v_11 = x_shape_2 * x_shape_3;
                const unsigned int v_12 = (unsigned int)first + c;
                const unsigned int y_1 = (unsigned int)y;
                const unsigned int z_1 = (unsigned int)z;
                const float v_13 = sample_1 < x_shape_0 && v_12 < x_shape_1 && y_1 < x_shape_2
                    && z_1 < x_shape_3
                    ? x[sample_1 * x_shape_1 * v_11 + v_12 * v_11 + y_1 * x_shape_3 + z_1] : 0.0f;
                const unsigned int v_14 = weight_shape_2 * weight_shape_3;
                const unsigned int start = channel_1 * weight_shape_1 * v_14
                    + (unsigned int)c * v_14 + (unsigned int)down * weight_shape_3;
                total += v_13
                    * (channel_1 < weight_shape_0 ? weight[start + (unsigned int)right] : 0.0f);
            }
        }
    }
    const unsigned int sample_1 = (unsigned int)sample;
    const unsigned int v_11 = out_shape_2 * out_shape_3;
    const unsigned int row_1 = (unsigned int)row;
    const unsigned int column_1 = (unsigned int)column;
    if (sample_1 < out_shape_0 && channel_1 < out_shape_1 && row_1 < out_shape_2
        && column_1 < out_shape_3) {
        out[sample_1 * out_shape_1 * v_11 + channel_1 * v_11 + row_1 * out_shape_3 + column_1] =
            total;
    }
}
