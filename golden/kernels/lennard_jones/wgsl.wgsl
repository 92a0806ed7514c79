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
    let v = cube_pos.x * 256u + unit_pos.x;
    if (v >= scalars.position_shape_0) {
        return;
    }
    let i = v * scalars.position_shape_1;
    let x = select(0.0, position[i], 0u < scalars.position_shape_1);
    let y = select(0.0, position[i + 1u], 1u < scalars.position_shape_1);
    let width = scalars.box / 8.0;
    let column = min(f32_to_i32(x / width), 7);
    let row = min(f32_to_i32(y / width), 7);
    var fx = 0.0;
    var fy = 0.0;
    let v_1 = ((row - 1) & 7) * 8;
    let v_2 = (column - 1) & 7;
    let cell = u32(v_1 + v_2);
    let v_3 = cell + 1u;
    let v_4 = select(0u, cell_starts[v_3], v_3 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell], cell < scalars.cell_starts_length); j < v_4; j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_5 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_6 = x - v_5;
        let dx = v_6 - scalars.box * round(v_6 / scalars.box);
        let v_7 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_8 = y - v_7;
        let dy = v_8 - scalars.box * round(v_8 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_5 = column & 7;
    let cell_1 = u32(v_1 + v_5);
    let v_6 = cell_1 + 1u;
    let v_7 = select(0u, cell_starts[v_6], v_6 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_1], cell_1 < scalars.cell_starts_length); j < v_7;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_8 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_9 = x - v_8;
        let dx = v_9 - scalars.box * round(v_9 / scalars.box);
        let v_10 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_11 = y - v_10;
        let dy = v_11 - scalars.box * round(v_11 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_8 = (column + 1) & 7;
    let cell_2 = u32(v_1 + v_8);
    let v_9 = cell_2 + 1u;
    let v_10 = select(0u, cell_starts[v_9], v_9 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_2], cell_2 < scalars.cell_starts_length); j < v_10;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_11 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_12 = x - v_11;
        let dx = v_12 - scalars.box * round(v_12 / scalars.box);
        let v_13 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_14 = y - v_13;
        let dy = v_14 - scalars.box * round(v_14 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_11 = (row & 7) * 8;
    let cell_3 = u32(v_11 + v_2);
    let v_12 = cell_3 + 1u;
    let v_13 = select(0u, cell_starts[v_12], v_12 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_3], cell_3 < scalars.cell_starts_length); j < v_13;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_14 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_15 = x - v_14;
        let dx = v_15 - scalars.box * round(v_15 / scalars.box);
        let v_16 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_17 = y - v_16;
        let dy = v_17 - scalars.box * round(v_17 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_4 = u32(v_11 + v_5);
    let v_14 = cell_4 + 1u;
    let v_15 = select(0u, cell_starts[v_14], v_14 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_4], cell_4 < scalars.cell_starts_length); j < v_15;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_16 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_17 = x - v_16;
        let dx = v_17 - scalars.box * round(v_17 / scalars.box);
        let v_18 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_19 = y - v_18;
        let dy = v_19 - scalars.box * round(v_19 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_5 = u32(v_11 + v_8);
    let v_16 = cell_5 + 1u;
    let v_17 = select(0u, cell_starts[v_16], v_16 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_5], cell_5 < scalars.cell_starts_length); j < v_17;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_18 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_19 = x - v_18;
        let dx = v_19 - scalars.box * round(v_19 / scalars.box);
        let v_20 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_21 = y - v_20;
        let dy = v_21 - scalars.box * round(v_21 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let v_18 = ((row + 1) & 7) * 8;
    let cell_6 = u32(v_18 + v_2);
    let v_19 = cell_6 + 1u;
    let v_20 = select(0u, cell_starts[v_19], v_19 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_6], cell_6 < scalars.cell_starts_length); j < v_20;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_21 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_22 = x - v_21;
        let dx = v_22 - scalars.box * round(v_22 / scalars.box);
        let v_23 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_24 = y - v_23;
        let dy = v_24 - scalars.box * round(v_24 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_7 = u32(v_18 + v_5);
    let v_21 = cell_7 + 1u;
    let v_22 = select(0u, cell_starts[v_21], v_21 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_7], cell_7 < scalars.cell_starts_length); j < v_22;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_23 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_24 = x - v_23;
        let dx = v_24 - scalars.box * round(v_24 / scalars.box);
        let v_25 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_26 = y - v_25;
        let dy = v_26 - scalars.box * round(v_26 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let cell_8 = u32(v_18 + v_8);
    let v_23 = cell_8 + 1u;
    let v_24 = select(0u, cell_starts[v_23], v_23 < scalars.cell_starts_length);
    for (var j = select(0u, cell_starts[cell_8], cell_8 < scalars.cell_starts_length); j < v_24;
        j++) {
        let i_1 = j * scalars.position_shape_1;
        let v_25 = select(0.0, position[i_1],
            j < scalars.position_shape_0 && 0u < scalars.position_shape_1);
        let v_26 = x - v_25;
        let dx = v_26 - scalars.box * round(v_26 / scalars.box);
        let v_27 = select(0.0, position[i_1 + 1u],
            j < scalars.position_shape_0 && 1u < scalars.position_shape_1);
        let v_28 = y - v_27;
        let dy = v_28 - scalars.box * round(v_28 / scalars.box);
        let square = dx * dx + dy * dy;
        if (j == v || square > 4.0) {
            continue;
        }
        let inverse = 1.0 / square;
        let sixth = inverse * (inverse * inverse);
        let strength = 24.0 * inverse * sixth * (2.0 * sixth - 1.0);
        fx += strength * dx;
        fy += strength * dy;
    }
    let i_1 = v * scalars.force_shape_1;
    if (v < scalars.force_shape_0 && 0u < scalars.force_shape_1) {
        force[i_1] = fx;
    }
    if (v < scalars.force_shape_0 && 1u < scalars.force_shape_1) {
        force[i_1 + 1u] = fy;
    }
}
