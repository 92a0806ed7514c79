extern "C" __global__ void __launch_bounds__(128) game_of_life(
    const int* __restrict__ cells,
    int* __restrict__ out,
    unsigned int cells_shape_0,
    unsigned int cells_shape_1,
    unsigned int out_shape_0,
    unsigned int out_shape_1) {
    const int row = (int)(blockIdx.y * 8u + threadIdx.y);
    const int column = (int)(blockIdx.x * 16u + threadIdx.x);
    const int rows = (int)cells_shape_0;
    const int columns = (int)cells_shape_1;
    if (row >= rows || column >= columns) {
        return;
    }
    int neighbours = 0;
    const int v = rows + 1u <= 1u ? 1 : rows;
    const int v_1 = (int)(row - 1u) % v;
    const int v_2 = columns + 1u <= 1u ? 1 : columns;
    const int v_3 = (int)(column - 1u) % v_2;
    const unsigned int v_4 = (unsigned int)(v_1 != 0 && (v_1 ^ rows) < 0
        ? (int)((unsigned int)v_1 + rows) : v_1);
    const unsigned int start = v_4 * cells_shape_1;
    const unsigned int v_5 = (unsigned int)(v_3 != 0 && (v_3 ^ columns) < 0
        ? (int)((unsigned int)v_3 + columns) : v_3);
    neighbours += (unsigned int)(v_4 < cells_shape_0 && v_5 < cells_shape_1 ? cells[start + v_5]
        : 0);
    const int v_6 = column % v_2;
    const unsigned int v_7 = (unsigned int)(v_6 != 0 && (v_6 ^ columns) < 0
        ? (int)((unsigned int)v_6 + columns) : v_6);
    neighbours += (unsigned int)(v_4 < cells_shape_0 && v_7 < cells_shape_1 ? cells[start + v_7]
        : 0);
    const int v_8 = (int)(column + 1u) % v_2;
    const unsigned int v_9 = (unsigned int)(v_8 != 0 && (v_8 ^ columns) < 0
        ? (int)((unsigned int)v_8 + columns) : v_8);
    neighbours += (unsigned int)(v_4 < cells_shape_0 && v_9 < cells_shape_1 ? cells[start + v_9]
        : 0);
    const int v_10 = row % v;
    const unsigned int v_11 = (unsigned int)(v_10 != 0 && (v_10 ^ rows) < 0
        ? (int)((unsigned int)v_10 + rows) : v_10);
    const unsigned int start_1 = v_11 * cells_shape_1;
    neighbours += (unsigned int)(v_11 < cells_shape_0 && v_5 < cells_shape_1 ? cells[start_1 + v_5]
        : 0);
    neighbours += (unsigned int)(v_11 < cells_shape_0 && v_9 < cells_shape_1 ? cells[start_1 + v_9]
        : 0);
    const int v_12 = (int)(row + 1u) % v;
    const unsigned int v_13 = (unsigned int)(v_12 != 0 && (v_12 ^ rows) < 0
        ? (int)((unsigned int)v_12 + rows) : v_12);
    const unsigned int start_2 = v_13 * cells_shape_1;
    neighbours += (unsigned int)(v_13 < cells_shape_0 && v_5 < cells_shape_1 ? cells[start_2 + v_5]
        : 0);
    neighbours += (unsigned int)(v_13 < cells_shape_0 && v_7 < cells_shape_1 ? cells[start_2 + v_7]
        : 0);
    neighbours += (unsigned int)(v_13 < cells_shape_0 && v_9 < cells_shape_1 ? cells[start_2 + v_9]
        : 0);
    if (neighbours == 3) {
        const unsigned int row_1 = (unsigned int)row;
        const unsigned int column_1 = (unsigned int)column;
        if (row_1 < out_shape_0 && column_1 < out_shape_1) {
            out[row_1 * out_shape_1 + column_1] = 1;
        }
    } else if (neighbours == 2) {
        const unsigned int row_1 = (unsigned int)row;
        const unsigned int column_1 = (unsigned int)column;
        if (row_1 < out_shape_0 && column_1 < out_shape_1) {
            out[row_1 * out_shape_1 + column_1] = row_1 < cells_shape_0
                && column_1 < cells_shape_1 ? cells[row_1 * cells_shape_1 + column_1] : 0;
        }
    } else {
        const unsigned int row_1 = (unsigned int)row;
        const unsigned int column_1 = (unsigned int)column;
        if (row_1 < out_shape_0 && column_1 < out_shape_1) {
            out[row_1 * out_shape_1 + column_1] = 0;
        }
    }
}
