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
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos >= scalars.position_shape_0) {
        return;
    }
    let i = absolute_pos * scalars.position_shape_1;
    let x = select(0.0, position[i], scalars.position_shape_1 > 0u);
    let y = select(0.0, position[i + 1u], scalars.position_shape_1 > 1u);
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
    let v_4 = cell + 1u;
    let v_5 = select(0u, cell_starts[v_4], v_4 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell], cell < scalars.cell_starts_length); j < v_5; j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_6 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_7 = x - v_6;
        let v_8 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_9 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_8), 4294967294u));
        let dx = v_7 - scalars.box * round(v_7 * v_8 / v_9);
        let v_10 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_11 = y - v_10;
        let dy = v_11 - scalars.box * round(v_11 * v_8 / v_9);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_12 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_12 / bitcast<f32>(min(bitcast<u32>(square * v_12), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_6 = column & 7;
    let cell_1 = u32(v_2 + v_6);
    let v_7 = cell_1 + 1u;
    let v_8 = select(0u, cell_starts[v_7], v_7 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_1], cell_1 < scalars.cell_starts_length); j < v_8;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_9 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_10 = x - v_9;
        let v_11 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_12 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_11), 4294967294u));
        let dx = v_10 - scalars.box * round(v_10 * v_11 / v_12);
        let v_13 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_14 = y - v_13;
        let dy = v_14 - scalars.box * round(v_14 * v_11 / v_12);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_15 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_15 / bitcast<f32>(min(bitcast<u32>(square * v_15), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_9 = (column + 1) & 7;
    let cell_2 = u32(v_2 + v_9);
    let v_10 = cell_2 + 1u;
    let v_11 = select(0u, cell_starts[v_10], v_10 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_2], cell_2 < scalars.cell_starts_length); j < v_11;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_12 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_13 = x - v_12;
        let v_14 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_15 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_14), 4294967294u));
        let dx = v_13 - scalars.box * round(v_13 * v_14 / v_15);
        let v_16 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_17 = y - v_16;
        let dy = v_17 - scalars.box * round(v_17 * v_14 / v_15);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_18 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_18 / bitcast<f32>(min(bitcast<u32>(square * v_18), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_12 = (row & 7) * 8;
    let cell_3 = u32(v_12 + v_3);
    let v_13 = cell_3 + 1u;
    let v_14 = select(0u, cell_starts[v_13], v_13 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_3], cell_3 < scalars.cell_starts_length); j < v_14;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_15 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_16 = x - v_15;
        let v_17 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_18 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_17), 4294967294u));
        let dx = v_16 - scalars.box * round(v_16 * v_17 / v_18);
        let v_19 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_20 = y - v_19;
        let dy = v_20 - scalars.box * round(v_20 * v_17 / v_18);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_21 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_21 / bitcast<f32>(min(bitcast<u32>(square * v_21), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_4 = u32(v_12 + v_6);
    let v_15 = cell_4 + 1u;
    let v_16 = select(0u, cell_starts[v_15], v_15 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_4], cell_4 < scalars.cell_starts_length); j < v_16;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_17 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_18 = x - v_17;
        let v_19 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_20 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_19), 4294967294u));
        let dx = v_18 - scalars.box * round(v_18 * v_19 / v_20);
        let v_21 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_22 = y - v_21;
        let dy = v_22 - scalars.box * round(v_22 * v_19 / v_20);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_23 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_23 / bitcast<f32>(min(bitcast<u32>(square * v_23), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_5 = u32(v_12 + v_9);
    let v_17 = cell_5 + 1u;
    let v_18 = select(0u, cell_starts[v_17], v_17 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_5], cell_5 < scalars.cell_starts_length); j < v_18;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_19 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_20 = x - v_19;
        let v_21 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_22 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_21), 4294967294u));
        let dx = v_20 - scalars.box * round(v_20 * v_21 / v_22);
        let v_23 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_24 = y - v_23;
        let dy = v_24 - scalars.box * round(v_24 * v_21 / v_22);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_25 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_25 / bitcast<f32>(min(bitcast<u32>(square * v_25), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_19 = ((row + 1) & 7) * 8;
    let cell_6 = u32(v_19 + v_3);
    let v_20 = cell_6 + 1u;
    let v_21 = select(0u, cell_starts[v_20], v_20 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_6], cell_6 < scalars.cell_starts_length); j < v_21;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_22 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_23 = x - v_22;
        let v_24 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_25 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_24), 4294967294u));
        let dx = v_23 - scalars.box * round(v_23 * v_24 / v_25);
        let v_26 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_27 = y - v_26;
        let dy = v_27 - scalars.box * round(v_27 * v_24 / v_25);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_28 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_28 / bitcast<f32>(min(bitcast<u32>(square * v_28), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_7 = u32(v_19 + v_6);
    let v_22 = cell_7 + 1u;
    let v_23 = select(0u, cell_starts[v_22], v_22 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_7], cell_7 < scalars.cell_starts_length); j < v_23;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_24 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_25 = x - v_24;
        let v_26 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_27 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_26), 4294967294u));
        let dx = v_25 - scalars.box * round(v_25 * v_26 / v_27);
        let v_28 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_29 = y - v_28;
        let dy = v_29 - scalars.box * round(v_29 * v_26 / v_27);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_30 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_30 / bitcast<f32>(min(bitcast<u32>(square * v_30), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_8 = u32(v_19 + v_9);
    let v_24 = cell_8 + 1u;
    let v_25 = select(0u, cell_starts[v_24], v_24 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_8], cell_8 < scalars.cell_starts_length); j < v_25;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_26 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_27 = x - v_26;
        let v_28 = select(1.0, 2.3283064e-10, abs(scalars.box) > 1.8446744e19);
        let v_29 = bitcast<f32>(min(bitcast<u32>(scalars.box * v_28), 4294967294u));
        let dx = v_27 - scalars.box * round(v_27 * v_28 / v_29);
        let v_30 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_31 = y - v_30;
        let dy = v_31 - scalars.box * round(v_31 * v_28 / v_29);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let v_32 = select(1.0, 2.3283064e-10, abs(square) > 1.8446744e19);
        let inverse = v_32 / bitcast<f32>(min(bitcast<u32>(square * v_32), 4294967294u));
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let ok = absolute_pos < scalars.force_shape_0;
    let i_1 = absolute_pos * scalars.force_shape_1;
    if (ok && scalars.force_shape_1 > 0u) {
        force[i_1] = fx;
    }
    if (ok && scalars.force_shape_1 > 1u) {
        force[i_1 + 1u] = fy;
    }
}
