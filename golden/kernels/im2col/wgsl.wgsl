struct Scalars {
    across: i32,
    picture_shape_0: u32,
    picture_shape_1: u32,
    picture_shape_2: u32,
    columns_shape_0: u32,
    columns_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> picture: array<f32>;
@group(0) @binding(1) var<storage, read_write> columns: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn im2col(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    let v = max(scalars.columns_shape_1, 1u);
    let place = absolute_pos % v;
    let line = select(absolute_pos / v, 0u, scalars.columns_shape_1 == 0u);
    if (line >= scalars.columns_shape_0) {
        return;
    }
    let v_1 = i32(line);
    let channel = v_1 / 9;
    let tap = v_1 - channel * 9;
    let v_2 = tap / 3;
    let v_3 = tap - v_2 * 3;
    let down = select(v_2, v_2 - 1, v_3 < 0);
    let right = select(v_3, v_3 + 3, v_3 < 0);
    let v_4 = i32(place);
    let v_5 = select(scalars.across, 1, u32(scalars.across + 1) <= 1u);
    let v_6 = v_4 / v_5;
    let v_7 = v_4 - v_6 * v_5;
    let ok = v_7 != 0 && (v_7 ^ scalars.across) < 0;
    let y = select(select(select(v_6, v_6 - 1, ok), -v_4, scalars.across == -1), 0,
        scalars.across == 0);
    let x = select(v_7, v_7 + scalars.across, ok);
    let source_y = y - 1 + down;
    let source_x = x - 1 + right;
    let channel_1 = u32(channel);
    let source_y_1 = u32(source_y);
    let start = channel_1 * (scalars.picture_shape_1 * scalars.picture_shape_2)
        + source_y_1 * scalars.picture_shape_2;
    let source_x_1 = u32(source_x);
    let ok_1 = channel_1 < scalars.picture_shape_0 && source_y_1 < scalars.picture_shape_1
        && source_x_1 < scalars.picture_shape_2;
    if (place < scalars.columns_shape_1) {
        columns[line * scalars.columns_shape_1 + place] = select(0.0, picture[start + source_x_1],
            ok_1);
    }
}
