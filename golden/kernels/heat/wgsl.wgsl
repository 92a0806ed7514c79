struct Scalars {
    rate: f32,
    now_shape_0: u32,
    now_shape_1: u32,
    now_shape_2: u32,
    after_shape_0: u32,
    after_shape_1: u32,
    after_shape_2: u32,
}

@group(0) @binding(0) var<storage, read> now: array<f32>;
@group(0) @binding(1) var<storage, read_write> after: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(8, 4, 4)
fn heat(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let x = cube_pos.x * 8u + unit_pos.x;
    let y = cube_pos.y * 4u + unit_pos.y;
    let z = cube_pos.z * 4u + unit_pos.z;
    if (x >= scalars.now_shape_2 || y >= scalars.now_shape_1 || z >= scalars.now_shape_0) {
        return;
    }
    let v = scalars.now_shape_1 * scalars.now_shape_2;
    let v_1 = z * v;
    let v_2 = y * scalars.now_shape_2;
    let start = v_1 + v_2;
    let here = now[start + x];
    if (x == 0u || x == scalars.now_shape_2 - 1u || (y == 0u || y == scalars.now_shape_1 - 1u)
        || (z == 0u || z == scalars.now_shape_0 - 1u)) {
        if (z < scalars.after_shape_0 && y < scalars.after_shape_1 && x < scalars.after_shape_2) {
            after[z * (scalars.after_shape_1 * scalars.after_shape_2) + y * scalars.after_shape_2 + x] = here;
        }
        return;
    }
    let v_3 = x - 1u;
    let v_4 = x + 1u;
    let around = select(0.0, now[start + v_3], v_3 < scalars.now_shape_2)
        + select(0.0, now[start + v_4], v_4 < scalars.now_shape_2);
    let v_5 = y - 1u;
    let v_6 = y + 1u;
    let around_1 = around
        + (select(0.0, now[v_1 + v_5 * scalars.now_shape_2 + x], v_5 < scalars.now_shape_1)
        + select(0.0, now[v_1 + v_6 * scalars.now_shape_2 + x], v_6 < scalars.now_shape_1));
    let v_7 = z - 1u;
    let v_8 = z + 1u;
    let around_2 = around_1
        + (select(0.0, now[v_7 * v + v_2 + x], v_7 < scalars.now_shape_0)
        + select(0.0, now[v_8 * v + v_2 + x], v_8 < scalars.now_shape_0));
    if (z < scalars.after_shape_0 && y < scalars.after_shape_1 && x < scalars.after_shape_2) {
        after[z * (scalars.after_shape_1 * scalars.after_shape_2) + y * scalars.after_shape_2 + x] = here + scalars.rate * (around_2 - 6.0 * here);
    }
}
