extern "C" __global__ void __launch_bounds__(256) im2col(
    const float* __restrict__ picture,
    float* __restrict__ columns,
    int across,
    unsigned int picture_shape_0,
    unsigned int picture_shape_1,
    unsigned int picture_shape_2,
    unsigned int columns_shape_0,
    unsigned int columns_shape_1) {
    const unsigned int absolute_pos = blockIdx.x * 256u + threadIdx.x;
    const unsigned int v = max(columns_shape_1, 1u);
    const unsigned int place = absolute_pos % v;
    const unsigned int line = columns_shape_1 == 0u ? 0u : absolute_pos / v;
    if (line >= columns_shape_0) {
        return;
    }
    const int v_1 = (int)line;
    const int channel = v_1 / 9;
    const int tap = v_1 % 9;
    const int down = tap / 3;
    const int right = tap % 3;
    const int v_2 = (int)place;
    const int v_3 = across + 1u <= 1u ? 1 : across;
    const int v_4 = v_2 / v_3;
    const int v_5 = (int)(v_2 - (unsigned int)v_4 * v_3);
    const int v_6 = across == -1 ? (int)(0u - v_2)
        : (v_5 != 0 && (v_5 ^ across) < 0 ? (int)(v_4 - 1u) : v_4);
    const int y = across == 0 ? 0 : v_6;
    const int v_7 = v_2 % v_3;
    const int x = v_7 != 0 && (v_7 ^ across) < 0 ? (int)((unsigned int)v_7 + across) : v_7;
    const int source_y = (int)(y - 1u + down);
    const int source_x = (int)(x - 1u + right);
    const unsigned int channel_1 = (unsigned int)channel;
    const unsigned int source_y_1 = (unsigned int)source_y;
    const unsigned int source_x_1 = (unsigned int)source_x;
    const bool ok = channel_1 < picture_shape_0 && source_y_1 < picture_shape_1
        && source_x_1 < picture_shape_2;
    const unsigned int i = channel_1 * picture_shape_1 * picture_shape_2
        + source_y_1 * picture_shape_2 + source_x_1;
    if (place < columns_shape_1) {
        columns[line * columns_shape_1 + place] = ok ? picture[i] : 0.0f;
    }
}
