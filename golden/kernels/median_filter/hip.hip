extern "C" __global__ void __launch_bounds__(128) median_filter(
    const float* __restrict__ x,
    float* __restrict__ out,
    unsigned int x_shape_0,
    unsigned int x_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const int row = (int)(blockIdx.y * 8u + threadIdx.y);
    const int column = (int)(blockIdx.x * 16u + threadIdx.x);
    const int rows = (int)x_shape_0;
    const int columns = (int)x_shape_1;
    if (row >= rows || column >= columns) {
        return;
    }
    const int v = (int)(rows - 1u);
    const int v_1 = (int)(columns - 1u);
    const unsigned int start = (unsigned int)min(max((int)(row - 1u), 0), v) * x_shape_1;
    const unsigned int v_2 = (unsigned int)min(max((int)(column - 1u), 0), v_1);
    const float a = x[start + v_2];
    const unsigned int column_1 = (unsigned int)column;
    const float a_1 = x[start + column_1];
    const unsigned int v_3 = (unsigned int)min((int)(column + 1u), v_1);
    const float b = x[start + v_3];
    const unsigned int row_1 = (unsigned int)row;
    const unsigned int start_1 = row_1 * x_shape_1;
    const float a_2 = x[start_1 + v_2];
    const float a_3 = x[start_1 + column_1];
    const float b_1 = x[start_1 + v_3];
    const unsigned int start_2 = (unsigned int)min((int)(row + 1u), v) * x_shape_1;
    const float a_4 = x[start_2 + v_2];
    const float a_5 = x[start_2 + column_1];
    const float b_2 = x[start_2 + v_3];
    const float b_3 = a_1 > b || b != b ? b : a_1;
    const float b_4 = a_1 < b || b != b ? b : a_1;
    const float b_5 = a_3 > b_1 || b_1 != b_1 ? b_1 : a_3;
    const float b_6 = a_3 < b_1 || b_1 != b_1 ? b_1 : a_3;
    const float b_7 = a_5 > b_2 || b_2 != b_2 ? b_2 : a_5;
    const float b_8 = a_5 < b_2 || b_2 != b_2 ? b_2 : a_5;
    const float a_6 = a > b_3 || b_3 != b_3 ? b_3 : a;
    const float a_7 = a < b_3 || b_3 != b_3 ? b_3 : a;
    const float b_9 = a_2 > b_5 || b_5 != b_5 ? b_5 : a_2;
    const float a_8 = a_2 < b_5 || b_5 != b_5 ? b_5 : a_2;
    const float b_10 = a_4 > b_7 || b_7 != b_7 ? b_7 : a_4;
    const float a_9 = a_4 < b_7 || b_7 != b_7 ? b_7 : a_4;
    const float a_10 = a_7 > b_4 || b_4 != b_4 ? b_4 : a_7;
    const float a_11 = a_7 < b_4 || b_4 != b_4 ? b_4 : a_7;
    const float a_12 = a_8 > b_6 || b_6 != b_6 ? b_6 : a_8;
    const float a_13 = a_8 < b_6 || b_6 != b_6 ? b_6 : a_8;
    const float b_11 = a_9 > b_8 || b_8 != b_8 ? b_8 : a_9;
    const float b_12 = a_9 < b_8 || b_8 != b_8 ? b_8 : a_9;
    const float a_14 = a_6 < b_9 || b_9 != b_9 ? b_9 : a_6;
    const float b_13 = a_13 > b_12 || b_12 != b_12 ? b_12 : a_13;
    const float b_14 = a_12 > b_11 || b_11 != b_11 ? b_11 : a_12;
    const float b_15 = a_12 < b_11 || b_11 != b_11 ? b_11 : a_12;
    const float a_15 = a_14 < b_10 || b_10 != b_10 ? b_10 : a_14;
    const float a_16 = a_10 < b_14 || b_14 != b_14 ? b_14 : a_10;
    const float b_16 = a_11 > b_13 || b_13 != b_13 ? b_13 : a_11;
    const float a_17 = a_16 > b_15 || b_15 != b_15 ? b_15 : a_16;
    const float b_17 = a_17 > b_16 || b_16 != b_16 ? b_16 : a_17;
    const float b_18 = a_17 < b_16 || b_16 != b_16 ? b_16 : a_17;
    const float a_18 = a_15 < b_17 || b_17 != b_17 ? b_17 : a_15;
    if (row_1 < out_shape_0 && column_1 < out_shape_1) {
        out[row_1 * out_shape_1 + column_1] = a_18 > b_18 || b_18 != b_18 ? b_18 : a_18;
    }
}
