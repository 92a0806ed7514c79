struct Scalars {
    box: f32,
    position_shape_0: u32,
    position_shape_1: u32,
    cell_starts_length: u32,
    force_shape_0: u32,
    force_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> position: array<f32>;
@group(0) @binding(1) var<storage, read> cell_starts: array<u32>;
@group(0) @binding(2) var<storage, read_write> force: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn lennard_jones(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.position_shape_0) {
        return;
    }
    let start = i * scalars.position_shape_1;
    let x = select(0.0, position[start], scalars.position_shape_1 > 0u);
    let y = select(0.0, position[start + 1u], scalars.position_shape_1 > 1u);
    let width = scalars.box / 8.0;
    let v = select(1.0, 2.3283064e-10, abs(width) > 1.8446744e19);
    let v_1 = bitcast<f32>(min(bitcast<u32>(width * v), 4294967294u));
    let column = min(f32_to_i32(x * v / v_1), 7);
    let row = min(f32_to_i32(y * v / v_1), 7);
    var fx = 0.0;
    var fy = 0.0;
    let v_2 = ((row - 1) & 7) * 8;
    let v_3 = (column - 1) & 7;
    let cell = u32(v_2 + v_3);
    let v_4 = select(0u, cell_starts[cell + 1u], cell + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell], cell < scalars.cell_starts_length); j < v_4; j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_5 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_6 = x - v_5;
        let v_7 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_8 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_7), 4294967294u));
        let dx = v_6 - scalars.box * round(v_6 * v_7 / v_8);
        let v_9 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_10 = y - v_9;
        let dy = v_10 - scalars.box * round(v_10 * v_7 / v_8);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_11 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_11 / bitcast<f32>(min(bitcast<u32>(square * v_11), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_5 = column & 7;
    let cell_1 = u32(v_2 + v_5);
    let v_6 = select(0u, cell_starts[cell_1 + 1u], cell_1 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_1], cell_1 < scalars.cell_starts_length); j < v_6;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_7 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_8 = x - v_7;
        let v_9 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_10 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_9), 4294967294u));
        let dx = v_8 - scalars.box * round(v_8 * v_9 / v_10);
        let v_11 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_12 = y - v_11;
        let dy = v_12 - scalars.box * round(v_12 * v_9 / v_10);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_13 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_13 / bitcast<f32>(min(bitcast<u32>(square * v_13), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_7 = (column + 1) & 7;
    let cell_2 = u32(v_2 + v_7);
    let v_8 = select(0u, cell_starts[cell_2 + 1u], cell_2 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_2], cell_2 < scalars.cell_starts_length); j < v_8;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_9 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_10 = x - v_9;
        let v_11 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_12 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_11), 4294967294u));
        let dx = v_10 - scalars.box * round(v_10 * v_11 / v_12);
        let v_13 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_14 = y - v_13;
        let dy = v_14 - scalars.box * round(v_14 * v_11 / v_12);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_15 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_15 / bitcast<f32>(min(bitcast<u32>(square * v_15), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_9 = (row & 7) * 8;
    let cell_3 = u32(v_9 + v_3);
    let v_10 = select(0u, cell_starts[cell_3 + 1u], cell_3 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_3], cell_3 < scalars.cell_starts_length); j < v_10;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_11 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_12 = x - v_11;
        let v_13 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_14 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_13), 4294967294u));
        let dx = v_12 - scalars.box * round(v_12 * v_13 / v_14);
        let v_15 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_16 = y - v_15;
        let dy = v_16 - scalars.box * round(v_16 * v_13 / v_14);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_17 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_17 / bitcast<f32>(min(bitcast<u32>(square * v_17), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_4 = u32(v_9 + v_5);
    let v_11 = select(0u, cell_starts[cell_4 + 1u], cell_4 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_4], cell_4 < scalars.cell_starts_length); j < v_11;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_12 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_13 = x - v_12;
        let v_14 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_15 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_14), 4294967294u));
        let dx = v_13 - scalars.box * round(v_13 * v_14 / v_15);
        let v_16 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_17 = y - v_16;
        let dy = v_17 - scalars.box * round(v_17 * v_14 / v_15);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_18 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_18 / bitcast<f32>(min(bitcast<u32>(square * v_18), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_5 = u32(v_9 + v_7);
    let v_12 = select(0u, cell_starts[cell_5 + 1u], cell_5 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_5], cell_5 < scalars.cell_starts_length); j < v_12;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_13 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_14 = x - v_13;
        let v_15 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_16 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_15), 4294967294u));
        let dx = v_14 - scalars.box * round(v_14 * v_15 / v_16);
        let v_17 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_18 = y - v_17;
        let dy = v_18 - scalars.box * round(v_18 * v_15 / v_16);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_19 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_19 / bitcast<f32>(min(bitcast<u32>(square * v_19), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_13 = ((row + 1) & 7) * 8;
    let cell_6 = u32(v_13 + v_3);
    let v_14 = select(0u, cell_starts[cell_6 + 1u], cell_6 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_6], cell_6 < scalars.cell_starts_length); j < v_14;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_15 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_16 = x - v_15;
        let v_17 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_18 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_17), 4294967294u));
        let dx = v_16 - scalars.box * round(v_16 * v_17 / v_18);
        let v_19 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_20 = y - v_19;
        let dy = v_20 - scalars.box * round(v_20 * v_17 / v_18);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_21 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_21 / bitcast<f32>(min(bitcast<u32>(square * v_21), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_7 = u32(v_13 + v_5);
    let v_15 = select(0u, cell_starts[cell_7 + 1u], cell_7 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_7], cell_7 < scalars.cell_starts_length); j < v_15;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_16 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_17 = x - v_16;
        let v_18 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_19 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_18), 4294967294u));
        let dx = v_17 - scalars.box * round(v_17 * v_18 / v_19);
        let v_20 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_21 = y - v_20;
        let dy = v_21 - scalars.box * round(v_21 * v_18 / v_19);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_22 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_22 / bitcast<f32>(min(bitcast<u32>(square * v_22), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_8 = u32(v_13 + v_7);
    let v_16 = select(0u, cell_starts[cell_8 + 1u], cell_8 + 1u < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_8], cell_8 < scalars.cell_starts_length); j < v_16;
        j++) {
        let start_1 = j * scalars.position_shape_1;
        let v_17 = select(0.0, position[start_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_18 = x - v_17;
        let v_19 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_20 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_19), 4294967294u));
        let dx = v_18 - scalars.box * round(v_18 * v_19 / v_20);
        let v_21 = select(0.0, position[start_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_22 = y - v_21;
        let dy = v_22 - scalars.box * round(v_22 * v_19 / v_20);
        let square = dx * dx + dy * dy;
        if (j == i || square > 4.0) {
            continue;
        }
        let v_23 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_23 / bitcast<f32>(min(bitcast<u32>(square * v_23), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let start_1 = i * scalars.force_shape_1;
    if (i < scalars.force_shape_0 && scalars.force_shape_1 > 0u) {
        force[start_1] = fx;
    }
    if (i < scalars.force_shape_0 && scalars.force_shape_1 > 1u) {
        force[start_1 + 1u] = fy;
    }
}
