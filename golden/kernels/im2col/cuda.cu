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
    const int v_2 = v_1 / 9;
    const int channel = (int)(v_1 - v_2 * 9u) < 0 ? (int)(v_2 - 1u) : v_2;
    const int v_3 = v_1 % 9;
    const int tap = v_3 < 0 ? (int)(v_3 + 9u) : v_3;
    const int v_4 = tap / 3;
    const int down = (int)(tap - v_4 * 3u) < 0 ? (int)(v_4 - 1u) : v_4;
    const int v_5 = tap % 3;
    const int right = v_5 < 0 ? (int)(v_5 + 3u) : v_5;
    const int v_6 = (int)place;
    const int v_7 = across + 1u <= 1u ? 1 : across;
    const int v_8 = v_6 / v_7;
    const int v_9 = (int)(v_6 - (unsigned int)v_8 * v_7);
    const int v_10 = across == -1 ? (int)(0u - v_6)
        : (v_9 != 0 && (v_9 ^ across) < 0 ? (int)(v_8 - 1u) : v_8);
    const int y = across == 0 ? 0 : v_10;
    const int v_11 = v_6 % v_7;
    const int x = v_11 != 0 && (v_11 ^ across) < 0 ? (int)((unsigned int)v_11 + across) : v_11;
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
