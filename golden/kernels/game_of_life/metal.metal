#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint cells_shape_0;
    uint cells_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void game_of_life(
    device const int* cells [[buffer(0)]],
    device int* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const int row = int(cube_pos.y * 8u + unit_pos.y);
    const int column = int(cube_pos.x * 16u + unit_pos.x);
    const int rows = int(scalars.cells_shape_0);
    const int columns = int(scalars.cells_shape_1);
    if (row >= rows || column >= columns) {
        return;
    }
    int neighbours = 0;
    const int v = rows + 1u <= 1u ? 1 : rows;
    const int v_1 = int(row - 1u) % v;
    const int v_2 = columns + 1u <= 1u ? 1 : columns;
    const int v_3 = int(column - 1u) % v_2;
    const uint v_4 = uint(v_1 != 0 && (v_1 ^ rows) < 0 ? int(uint(v_1) + rows) : v_1);
    const uint start = v_4 * scalars.cells_shape_1;
    const uint v_5 = uint(v_3 != 0 && (v_3 ^ columns) < 0 ? int(uint(v_3) + columns) : v_3);
    neighbours += uint(v_4 < scalars.cells_shape_0 && v_5 < scalars.cells_shape_1
        ? cells[start + v_5] : 0);
    const int v_6 = column % v_2;
    const uint v_7 = uint(v_6 != 0 && (v_6 ^ columns) < 0 ? int(uint(v_6) + columns) : v_6);
    neighbours += uint(v_4 < scalars.cells_shape_0 && v_7 < scalars.cells_shape_1
        ? cells[start + v_7] : 0);
    const int v_8 = int(column + 1u) % v_2;
    const uint v_9 = uint(v_8 != 0 && (v_8 ^ columns) < 0 ? int(uint(v_8) + columns) : v_8);
    neighbours += uint(v_4 < scalars.cells_shape_0 && v_9 < scalars.cells_shape_1
        ? cells[start + v_9] : 0);
    const int v_10 = row % v;
    const uint v_11 = uint(v_10 != 0 && (v_10 ^ rows) < 0 ? int(uint(v_10) + rows) : v_10);
    const uint start_1 = v_11 * scalars.cells_shape_1;
    neighbours += uint(v_11 < scalars.cells_shape_0 && v_5 < scalars.cells_shape_1
        ? cells[start_1 + v_5] : 0);
    neighbours += uint(v_11 < scalars.cells_shape_0 && v_9 < scalars.cells_shape_1
        ? cells[start_1 + v_9] : 0);
    const int v_12 = int(row + 1u) % v;
    const uint v_13 = uint(v_12 != 0 && (v_12 ^ rows) < 0 ? int(uint(v_12) + rows) : v_12);
    const uint start_2 = v_13 * scalars.cells_shape_1;
    neighbours += uint(v_13 < scalars.cells_shape_0 && v_5 < scalars.cells_shape_1
        ? cells[start_2 + v_5] : 0);
    neighbours += uint(v_13 < scalars.cells_shape_0 && v_7 < scalars.cells_shape_1
        ? cells[start_2 + v_7] : 0);
    neighbours += uint(v_13 < scalars.cells_shape_0 && v_9 < scalars.cells_shape_1
        ? cells[start_2 + v_9] : 0);
    if (neighbours == 3) {
        const uint row_1 = uint(row);
        const uint column_1 = uint(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 1;
        }
    } else if (neighbours == 2) {
        const uint row_1 = uint(row);
        const uint column_1 = uint(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = row_1 < scalars.cells_shape_0
                && column_1 < scalars.cells_shape_1
                ? cells[row_1 * scalars.cells_shape_1 + column_1] : 0;
        }
    } else {
        const uint row_1 = uint(row);
        const uint column_1 = uint(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 0;
        }
    }
}
