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
    const int v = max(rows, 1);
    const int v_1 = int(row - 1u) % v;
    const int v_2 = max(columns, 1);
    const int v_3 = int(column - 1u) % v_2;
    const uint start = uint(v_1 < 0 ? int(uint(v_1) + rows) : v_1) * scalars.cells_shape_1;
    const uint v_4 = uint(v_3 < 0 ? int(uint(v_3) + columns) : v_3);
    neighbours += uint(cells[start + v_4]);
    const uint v_5 = uint(column % v_2);
    neighbours += uint(cells[start + v_5]);
    const uint v_6 = uint(int(column + 1u) % v_2);
    neighbours += uint(cells[start + v_6]);
    const uint start_1 = uint(row % v) * scalars.cells_shape_1;
    neighbours += uint(cells[start_1 + v_4]);
    neighbours += uint(cells[start_1 + v_6]);
    const uint start_2 = uint(int(row + 1u) % v) * scalars.cells_shape_1;
    neighbours += uint(cells[start_2 + v_4]);
    neighbours += uint(cells[start_2 + v_5]);
    neighbours += uint(cells[start_2 + v_6]);
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
            out[row_1 * scalars.out_shape_1 + column_1] = cells[row_1 * scalars.cells_shape_1
                + column_1];
        }
    } else {
        const uint row_1 = uint(row);
        const uint column_1 = uint(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 0;
        }
    }
}
