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
    const int v = max(rows, 1);
    const int v_1 = (int)(row - 1u) % v;
    const int v_2 = max(columns, 1);
    const int v_3 = (int)(column - 1u) % v_2;
    const unsigned int start = (unsigned int)(v_1 < 0 ? (int)((unsigned int)v_1 + rows) : v_1)
        * cells_shape_1;
    const unsigned int v_4 = (unsigned int)(v_3 < 0 ? (int)((unsigned int)v_3 + columns) : v_3);
    neighbours += (unsigned int)cells[start + v_4];
    const unsigned int v_5 = (unsigned int)(column % v_2);
    neighbours += (unsigned int)cells[start + v_5];
    const unsigned int v_6 = (unsigned int)((int)(column + 1u) % v_2);
    neighbours += (unsigned int)cells[start + v_6];
    const unsigned int start_1 = (unsigned int)(row % v) * cells_shape_1;
    neighbours += (unsigned int)cells[start_1 + v_4];
    neighbours += (unsigned int)cells[start_1 + v_6];
    const unsigned int start_2 = (unsigned int)((int)(row + 1u) % v) * cells_shape_1;
    neighbours += (unsigned int)cells[start_2 + v_4];
    neighbours += (unsigned int)cells[start_2 + v_5];
    neighbours += (unsigned int)cells[start_2 + v_6];
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
            out[row_1 * out_shape_1 + column_1] = cells[row_1 * cells_shape_1 + column_1];
        }
    } else {
        const unsigned int row_1 = (unsigned int)row;
        const unsigned int column_1 = (unsigned int)column;
        if (row_1 < out_shape_0 && column_1 < out_shape_1) {
            out[row_1 * out_shape_1 + column_1] = 0;
        }
    }
}
