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
        const unsigned int start = v * x_shape_1;
        const unsigned int v_1 = column - 1u;
        const float v_2 = -1.0f * (v < x_shape_0 && v_1 < x_shape_1 ? x[start + v_1] : 0.0f);
        total += v_2;
        const unsigned int v_3 = column + 1u;
        const float v_4 = v < x_shape_0 && v_3 < x_shape_1 ? x[start + v_3] : 0.0f;
        total += v_4;
        const unsigned int row_1 = (unsigned int)row;
        const unsigned int start_1 = row_1 * x_shape_1;
        total += -2.0f * (v_1 < x_shape_1 ? x[start_1 + v_1] : 0.0f);
        total += 2.0f * (v_3 < x_shape_1 ? x[start_1 + v_3] : 0.0f);
        const unsigned int v_5 = row + 1u;
        const unsigned int start_2 = v_5 * x_shape_1;
        const float v_6 = v_5 < x_shape_0 && v_1 < x_shape_1 ? x[start_2 + v_1] : 0.0f;
        total += -1.0f * v_6;
        const float v_7 = v_5 < x_shape_0 && v_3 < x_shape_1 ? x[start_2 + v_3] : 0.0f;
        total += v_7;
        const float across = total;
        float total_1 = 0.0f;
        total_1 += v_2;
        const unsigned int column_1 = (unsigned int)column;
        total_1 += -2.0f * (v < x_shape_0 ? x[start + column_1] : 0.0f);
        total_1 += -1.0f * v_4;
        total_1 += v_6;
        total_1 += 2.0f * (v_5 < x_shape_0 ? x[start_2 + column_1] : 0.0f);
        total_1 += v_7;
        const float down = total_1;
        if (row_1 < size_shape_0 && column_1 < size_shape_1) {
            size[row_1 * size_shape_1 + column_1] = sqrtf(across * across + down * down);
        }
        if (row_1 < angle_shape_0 && column_1 < angle_shape_1) {
            angle[row_1 * angle_shape_1 + column_1] = atan2f(down, across);
        }
    }
}
