struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(16, 8, 1)
fn bilinear_resize(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = i32(cube_pos.y * 8u + unit_pos.y);
    let column = i32(cube_pos.x * 16u + unit_pos.x);
    let rows = i32(scalars.out_shape_0);
    let columns = i32(scalars.out_shape_1);
    if (row < rows && column < columns) {
        let v = i32(scalars.x_shape_0);
        let v_1 = (f32(row) + 0.5) * f32(v) / f32(rows) - 0.5;
        let at = select(select(v_1, 0.0, v_1 < 0.0), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u);
        let below = floor(at);
        let v_2 = v - 1;
        let first = min(f32_to_i32(below), v_2);
        let bottom = min(first + 1, v_2);
        let down = at - below;
        let v_3 = i32(scalars.x_shape_1);
        let v_4 = (f32(column) + 0.5) * f32(v_3) / f32(columns) - 0.5;
        let at_1 = select(select(v_4, 0.0, v_4 < 0.0), v_4,
            (bitcast<u32>(v_4) & 2147483647u) > 2139095040u);
        let below_1 = floor(at_1);
        let v_5 = v_3 - 1;
        let first_1 = min(f32_to_i32(below_1), v_5);
        let right = min(first_1 + 1, v_5);
        let across = at_1 - below_1;
        let first_2 = u32(first);
        let start = first_2 * scalars.x_shape_1;
        let first_3 = u32(first_1);
        let v_6 = select(0.0, x[start + first_3],
            first_2 < scalars.x_shape_0 && first_3 < scalars.x_shape_1);
        let right_1 = u32(right);
        let v_7 = select(0.0, x[start + right_1],
            first_2 < scalars.x_shape_0 && right_1 < scalars.x_shape_1);
        let upper = v_6 + (v_7 - v_6) * across;
        let bottom_1 = u32(bottom);
        let start_1 = bottom_1 * scalars.x_shape_1;
        let v_8 = select(0.0, x[start_1 + first_3],
            bottom_1 < scalars.x_shape_0 && first_3 < scalars.x_shape_1);
        let v_9 = select(0.0, x[start_1 + right_1],
            bottom_1 < scalars.x_shape_0 && right_1 < scalars.x_shape_1);
        let lower = v_8 + (v_9 - v_8) * across;
        out[u32(row) * scalars.out_shape_1 + u32(column)] = upper + (lower - upper) * down;
    }
}
