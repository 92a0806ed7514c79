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
    let v = select(rows, 1, u32(rows + 1) <= 1u);
    let v_1 = (row - 1) % v;
    let v_2 = select(columns, 1, u32(columns + 1) <= 1u);
    let v_3 = (column - 1) % v_2;
    let v_4 = u32(select(v_1, v_1 + rows, v_1 != 0 && (v_1 ^ rows) < 0));
    let v_5 = v_4 * scalars.cells_shape_1;
    let v_6 = u32(select(v_3, v_3 + columns, v_3 != 0 && (v_3 ^ columns) < 0));
    neighbours += select(0, cells[v_5 + v_6],
        v_4 < scalars.cells_shape_0 && v_6 < scalars.cells_shape_1);
    let v_7 = column % v_2;
    let v_8 = u32(select(v_7, v_7 + columns, v_7 != 0 && (v_7 ^ columns) < 0));
    neighbours += select(0, cells[v_5 + v_8],
        v_4 < scalars.cells_shape_0 && v_8 < scalars.cells_shape_1);
    let v_9 = (column + 1) % v_2;
    let v_10 = u32(select(v_9, v_9 + columns, v_9 != 0 && (v_9 ^ columns) < 0));
    let v_11 = select(0, cells[v_5 + v_10],
        v_4 < scalars.cells_shape_0 && v_10 < scalars.cells_shape_1);
    neighbours += v_11;
    let v_12 = row % v;
    let v_13 = u32(select(v_12, v_12 + rows, v_12 != 0 && (v_12 ^ rows) < 0));
    let v_14 = v_13 * scalars.cells_shape_1;
    let v_15 = select(0, cells[v_14 + v_6],
        v_13 < scalars.cells_shape_0 && v_6 < scalars.cells_shape_1);
    neighbours += v_15;
    let v_16 = select(0, cells[v_14 + v_10],
        v_13 < scalars.cells_shape_0 && v_10 < scalars.cells_shape_1);
    neighbours += v_16;
    let v_17 = (row + 1) % v;
    let v_18 = u32(select(v_17, v_17 + rows, v_17 != 0 && (v_17 ^ rows) < 0));
    let v_19 = v_18 * scalars.cells_shape_1;
    let v_20 = select(0, cells[v_19 + v_6],
        v_18 < scalars.cells_shape_0 && v_6 < scalars.cells_shape_1);
    neighbours += v_20;
    let v_21 = select(0, cells[v_19 + v_8],
        v_18 < scalars.cells_shape_0 && v_8 < scalars.cells_shape_1);
    neighbours += v_21;
    let v_22 = select(0, cells[v_19 + v_10],
        v_18 < scalars.cells_shape_0 && v_10 < scalars.cells_shape_1);
    neighbours += v_22;
    if (neighbours == 3) {
        let row_1 = u32(row);
        let column_1 = u32(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 1;
        }
    } else if (neighbours == 2) {
        let row_1 = u32(row);
        let column_1 = u32(column);
        let v_23 = select(0, cells[row_1 * scalars.cells_shape_1 + column_1],
            row_1 < scalars.cells_shape_0 && column_1 < scalars.cells_shape_1);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = v_23;
        }
    } else {
        let row_1 = u32(row);
        let column_1 = u32(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 0;
        }
    }
}
