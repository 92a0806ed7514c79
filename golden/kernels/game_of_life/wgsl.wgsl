struct Scalars {
    cells_shape_0: u32,
    cells_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> cells: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn game_of_life(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = i32(cube_pos.y * 8u + unit_pos.y);
    let column = i32(cube_pos.x * 16u + unit_pos.x);
    let rows = i32(scalars.cells_shape_0);
    let columns = i32(scalars.cells_shape_1);
    if (row >= rows || column >= columns) {
        return;
    }
    var neighbours = 0;
    let v = row - 1;
    let v_1 = select(rows, 1, u32(rows + 1) <= 1u);
    let v_2 = v - v / v_1 * v_1;
    let v_3 = column - 1;
    let v_4 = select(columns, 1, u32(columns + 1) <= 1u);
    let v_5 = v_3 - v_3 / v_4 * v_4;
    let v_6 = u32(select(v_2, v_2 + rows, v_2 != 0 && (v_2 ^ rows) < 0));
    let start = v_6 * scalars.cells_shape_1;
    let v_7 = u32(select(v_5, v_5 + columns, v_5 != 0 && (v_5 ^ columns) < 0));
    let v_8 = select(0, cells[start + v_7],
        v_6 < scalars.cells_shape_0 && v_7 < scalars.cells_shape_1);
    neighbours += v_8;
    let v_9 = column - column / v_4 * v_4;
    let v_10 = u32(select(v_9, v_9 + columns, v_9 != 0 && (v_9 ^ columns) < 0));
    let v_11 = select(0, cells[start + v_10],
        v_6 < scalars.cells_shape_0 && v_10 < scalars.cells_shape_1);
    neighbours += v_11;
    let v_12 = column + 1;
    let v_13 = v_12 - v_12 / v_4 * v_4;
    let v_14 = u32(select(v_13, v_13 + columns, v_13 != 0 && (v_13 ^ columns) < 0));
    let v_15 = select(0, cells[start + v_14],
        v_6 < scalars.cells_shape_0 && v_14 < scalars.cells_shape_1);
    neighbours += v_15;
    let v_16 = row - row / v_1 * v_1;
    let v_17 = u32(select(v_16, v_16 + rows, v_16 != 0 && (v_16 ^ rows) < 0));
    let start_1 = v_17 * scalars.cells_shape_1;
    let v_18 = select(0, cells[start_1 + v_7],
        v_17 < scalars.cells_shape_0 && v_7 < scalars.cells_shape_1);
    neighbours += v_18;
    let v_19 = select(0, cells[start_1 + v_14],
        v_17 < scalars.cells_shape_0 && v_14 < scalars.cells_shape_1);
    neighbours += v_19;
    let v_20 = row + 1;
    let v_21 = v_20 - v_20 / v_1 * v_1;
    let v_22 = u32(select(v_21, v_21 + rows, v_21 != 0 && (v_21 ^ rows) < 0));
    let start_2 = v_22 * scalars.cells_shape_1;
    let v_23 = select(0, cells[start_2 + v_7],
        v_22 < scalars.cells_shape_0 && v_7 < scalars.cells_shape_1);
    neighbours += v_23;
    let v_24 = select(0, cells[start_2 + v_10],
        v_22 < scalars.cells_shape_0 && v_10 < scalars.cells_shape_1);
    neighbours += v_24;
    let v_25 = select(0, cells[start_2 + v_14],
        v_22 < scalars.cells_shape_0 && v_14 < scalars.cells_shape_1);
    neighbours += v_25;
    if (neighbours == 3) {
        let row_1 = u32(row);
        let column_1 = u32(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 1;
        }
    } else if (neighbours == 2) {
        let row_1 = u32(row);
        let column_1 = u32(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = select(0,
                cells[row_1 * scalars.cells_shape_1 + column_1],
                row_1 < scalars.cells_shape_0 && column_1 < scalars.cells_shape_1);
        }
    } else {
        let row_1 = u32(row);
        let column_1 = u32(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 0;
        }
    }
}
