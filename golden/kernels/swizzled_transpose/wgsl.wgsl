struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> tile: array<f32, 1024>;

@compute @workgroup_size(32, 8, 1)
fn swizzled_transpose(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let v = cube_pos.x * 32u;
    let column = v + unit_pos.x;
    let v_1 = cube_pos.y * 32u;
    let line = unit_pos.y;
    let row = v_1 + line;
    if (row < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line * 32u + (unit_pos.x ^ line)] = x[row * scalars.x_shape_1 + column];
    }
    let line_1 = line + 8u;
    let v_2 = row + 8u;
    if (v_2 < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line_1 * 32u + (unit_pos.x ^ line_1)] = x[v_2 * scalars.x_shape_1 + column];
    }
    let line_2 = line + 16u;
    let v_3 = row + 16u;
    if (v_3 < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line_2 * 32u + (unit_pos.x ^ line_2)] = x[v_3 * scalars.x_shape_1 + column];
    }
    let line_3 = line + 24u;
    let v_4 = row + 24u;
    if (v_4 < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[line_3 * 32u + (unit_pos.x ^ line_3)] = x[v_4 * scalars.x_shape_1 + column];
    }
    workgroupBarrier();
    let column_1 = v_1 + unit_pos.x;
    let row_1 = v + line;
    if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[row_1 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line)];
    }
    let v_5 = row_1 + 8u;
    if (v_5 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[v_5 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line_1)];
    }
    let v_6 = row_1 + 16u;
    if (v_6 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[v_6 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line_2)];
    }
    let v_7 = row_1 + 24u;
    if (v_7 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[v_7 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 32u + (unit_pos.x ^ line_3)];
    }
}
