struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> tile: array<f32, 272>;

@compute @workgroup_size(16, 16, 1)
fn transpose(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let v = cube_pos.y * 16u;
    let row = v + unit_pos.y;
    let v_1 = cube_pos.x * 16u;
    let column = v_1 + unit_pos.x;
    if (row < scalars.x_shape_0 && column < scalars.x_shape_1) {
        tile[unit_pos.y * 17u + unit_pos.x] = x[row * scalars.x_shape_1 + column];
    }
    workgroupBarrier();
    let row_1 = v_1 + unit_pos.y;
    let column_1 = v + unit_pos.x;
    if (row_1 < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[row_1 * scalars.out_shape_1 + column_1] = tile[unit_pos.x * 17u + unit_pos.y];
    }
}
