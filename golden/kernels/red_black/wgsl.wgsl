struct Scalars {
    u_shape_0: u32,
    u_shape_1: u32,
    source_shape_0: u32,
    source_shape_1: u32,
}

@group(0) @binding(0) var<storage, read_write> u: array<f32>;
@group(0) @binding(1) var<storage, read> source: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn red_black(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos_y = cube_pos.y * 8u + unit_pos.y;
    let row = absolute_pos_y + 1u;
    let v = absolute_pos_y + 2u;
    let column = 2u * (cube_pos.x * 16u + unit_pos.x) + 1u + v % 2u;
    let v_1 = column + 1u;
    if (v >= scalars.u_shape_0 || v_1 >= scalars.u_shape_1) {
        return;
    }
    let v_2 = select(0.0, u[absolute_pos_y * scalars.u_shape_1 + column],
        absolute_pos_y < scalars.u_shape_0 && column < scalars.u_shape_1);
    let v_3 = column - 1u;
    let start = row * scalars.u_shape_1;
    let around = v_2 + select(0.0, u[v * scalars.u_shape_1 + column], column < scalars.u_shape_1)
        + select(0.0, u[start + v_3], row < scalars.u_shape_0 && v_3 < scalars.u_shape_1)
        + select(0.0, u[start + v_1], row < scalars.u_shape_0);
    let v_4 = select(0.0, source[row * scalars.source_shape_1 + column],
        row < scalars.source_shape_0 && column < scalars.source_shape_1);
    let ok = row < scalars.u_shape_0 && column < scalars.u_shape_1;
    let i = start + column;
    let change = (around - v_4) / 4.0 - select(0.0, u[i], ok);
    if (ok) {
        u[i] += 1.5 * change;
    }
}
