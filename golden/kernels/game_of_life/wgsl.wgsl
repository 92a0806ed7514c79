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
    let v_1 = max(rows, 1);
    let v_2 = v - v / v_1 * v_1;
    let v_3 = column - 1;
    let v_4 = max(columns, 1);
    let v_5 = v_3 - v_3 / v_4 * v_4;
    let start = u32(select(v_2, v_2 + rows, v_2 < 0)) * scalars.cells_shape_1;
    let v_6 = u32(select(v_5, v_5 + columns, v_5 < 0));
    neighbours += cells[start + v_6];
    let v_7 = u32(column - column / v_4 * v_4);
    neighbours += cells[start + v_7];
    let v_8 = column + 1;
    let v_9 = u32(v_8 - v_8 / v_4 * v_4);
    neighbours += cells[start + v_9];
    let start_1 = u32(row - row / v_1 * v_1) * scalars.cells_shape_1;
    neighbours += cells[start_1 + v_6];
    neighbours += cells[start_1 + v_9];
    let v_10 = row + 1;
    let start_2 = u32(v_10 - v_10 / v_1 * v_1) * scalars.cells_shape_1;
    neighbours += cells[start_2 + v_6];
    neighbours += cells[start_2 + v_7];
    neighbours += cells[start_2 + v_9];
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
            out[row_1 * scalars.out_shape_1 + column_1] = cells[row_1 * scalars.cells_shape_1
                + column_1];
        }
    } else {
        let row_1 = u32(row);
        let column_1 = u32(column);
        if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
            out[row_1 * scalars.out_shape_1 + column_1] = 0;
        }
    }
}
