extern "C" __global__ void __launch_bounds__(128) sobel(
    const float* __restrict__ x,
    float* __restrict__ size,
    float* __restrict__ angle,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int size_shape_0,
    unsigned int size_shape_1,
    unsigned int angle_shape_0,
    unsigned int angle_shape_1) {
    const int row = (int)(blockIdx.y * 8u + threadIdx.y);
    const int column = (int)(blockIdx.x * 16u + threadIdx.x);
    if (row < (int)x_shape_0 && column < (int)x_shape_1) {
        float total = 0.0f;
        const unsigned int v = row - 1u;
        const unsigned int v_1 = v * x_shape_1;
        const unsigned int v_2 = column - 1u;
        const float v_3 = -1.0f * (v < x_shape_0 && v_2 < x_shape_1 ? x[v_1 + v_2] : 0.0f);
        total += v_3;
        const unsigned int v_4 = column + 1u;
        const float v_5 = v < x_shape_0 && v_4 < x_shape_1 ? x[v_1 + v_4] : 0.0f;
        total += v_5;
        const unsigned int row_1 = (unsigned int)row;
        const unsigned int v_6 = row_1 * x_shape_1;
        total += -2.0f * (row_1 < x_shape_0 && v_2 < x_shape_1 ? x[v_6 + v_2] : 0.0f);
        total += 2.0f * (row_1 < x_shape_0 && v_4 < x_shape_1 ? x[v_6 + v_4] : 0.0f);
        const unsigned int v_7 = row + 1u;
        const unsigned int v_8 = v_7 * x_shape_1;
        const float v_9 = v_7 < x_shape_0 && v_2 < x_shape_1 ? x[v_8 + v_2] : 0.0f;
        total += -1.0f * v_9;
        const float v_10 = v_7 < x_shape_0 && v_4 < x_shape_1 ? x[v_8 + v_4] : 0.0f;
        total += v_10;
        const float across = total;
        float total_1 = 0.0f;
        total_1 += v_3;
        const unsigned int column_1 = (unsigned int)column;
        total_1 += -2.0f * (v < x_shape_0 && column_1 < x_shape_1 ? x[v_1 + column_1] : 0.0f);
        total_1 += -1.0f * v_5;
        total_1 += v_9;
        total_1 += 2.0f * (v_7 < x_shape_0 && column_1 < x_shape_1 ? x[v_8 + column_1] : 0.0f);
        total_1 += v_10;
        const float down = total_1;
        if (row_1 < size_shape_0 && column_1 < size_shape_1) {
            size[row_1 * size_shape_1 + column_1] = sqrtf(across * across + down * down);
        }
        if (row_1 < angle_shape_0 && column_1 < angle_shape_1) {
            angle[row_1 * angle_shape_1 + column_1] = atan2f(down, across);
        }
    }
}
