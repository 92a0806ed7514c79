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
    let column = min(f32_to_i32(x / width), 7);
    let row = min(f32_to_i32(y / width), 7);
    var fx = 0.0;
    var fy = 0.0;
    let v = ((row - 1) & 7) * 8;
    let v_1 = (column - 1) & 7;
    let cell = u32(v + v_1);
    let v_2 = cell + 1u;
    let v_3 = select(0u, cell_starts[v_2], v_2 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell], cell < scalars.cell_starts_length); j < v_3; j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_4 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_5 = x - v_4;
        let dx = v_5 - scalars.box * round(v_5 / scalars.box);
        let v_6 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_7 = y - v_6;
        let dy = v_7 - scalars.box * round(v_7 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_4 = column & 7;
    let cell_1 = u32(v + v_4);
    let v_5 = cell_1 + 1u;
    let v_6 = select(0u, cell_starts[v_5], v_5 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_1], cell_1 < scalars.cell_starts_length); j < v_6;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_7 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_8 = x - v_7;
        let dx = v_8 - scalars.box * round(v_8 / scalars.box);
        let v_9 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_10 = y - v_9;
        let dy = v_10 - scalars.box * round(v_10 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_7 = (column + 1) & 7;
    let cell_2 = u32(v + v_7);
    let v_8 = cell_2 + 1u;
    let v_9 = select(0u, cell_starts[v_8], v_8 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_2], cell_2 < scalars.cell_starts_length); j < v_9;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_10 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_11 = x - v_10;
        let dx = v_11 - scalars.box * round(v_11 / scalars.box);
        let v_12 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_13 = y - v_12;
        let dy = v_13 - scalars.box * round(v_13 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_10 = (row & 7) * 8;
    let cell_3 = u32(v_10 + v_1);
    let v_11 = cell_3 + 1u;
    let v_12 = select(0u, cell_starts[v_11], v_11 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_3], cell_3 < scalars.cell_starts_length); j < v_12;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_13 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_14 = x - v_13;
        let dx = v_14 - scalars.box * round(v_14 / scalars.box);
        let v_15 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_16 = y - v_15;
        let dy = v_16 - scalars.box * round(v_16 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_4 = u32(v_10 + v_4);
    let v_13 = cell_4 + 1u;
    let v_14 = select(0u, cell_starts[v_13], v_13 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_4], cell_4 < scalars.cell_starts_length); j < v_14;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_15 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_16 = x - v_15;
        let dx = v_16 - scalars.box * round(v_16 / scalars.box);
        let v_17 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_18 = y - v_17;
        let dy = v_18 - scalars.box * round(v_18 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_5 = u32(v_10 + v_7);
    let v_15 = cell_5 + 1u;
    let v_16 = select(0u, cell_starts[v_15], v_15 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_5], cell_5 < scalars.cell_starts_length); j < v_16;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_17 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_18 = x - v_17;
        let dx = v_18 - scalars.box * round(v_18 / scalars.box);
        let v_19 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_20 = y - v_19;
        let dy = v_20 - scalars.box * round(v_20 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_17 = ((row + 1) & 7) * 8;
    let cell_6 = u32(v_17 + v_1);
    let v_18 = cell_6 + 1u;
    let v_19 = select(0u, cell_starts[v_18], v_18 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_6], cell_6 < scalars.cell_starts_length); j < v_19;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_20 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_21 = x - v_20;
        let dx = v_21 - scalars.box * round(v_21 / scalars.box);
        let v_22 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_23 = y - v_22;
        let dy = v_23 - scalars.box * round(v_23 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_7 = u32(v_17 + v_4);
    let v_20 = cell_7 + 1u;
    let v_21 = select(0u, cell_starts[v_20], v_20 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_7], cell_7 < scalars.cell_starts_length); j < v_21;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_22 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_23 = x - v_22;
        let dx = v_23 - scalars.box * round(v_23 / scalars.box);
        let v_24 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_25 = y - v_24;
        let dy = v_25 - scalars.box * round(v_25 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_8 = u32(v_17 + v_7);
    let v_22 = cell_8 + 1u;
    let v_23 = select(0u, cell_starts[v_22], v_22 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_8], cell_8 < scalars.cell_starts_length); j < v_23;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_24 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 0u);
        let v_25 = x - v_24;
        let dx = v_25 - scalars.box * round(v_25 / scalars.box);
        let v_26 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && scalars.position_shape_1 > 1u);
        let v_27 = y - v_26;
        let dy = v_27 - scalars.box * round(v_27 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == absolute_pos || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
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
