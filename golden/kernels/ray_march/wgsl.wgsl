struct Scalars {
    out_shape_0: u32,
    out_shape_1: u32,
    out_shape_2: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn ray_march(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.out_shape_0 || column >= scalars.out_shape_1) {
        return;
    }
    let right = f32(column) / 8.0 - 0.5;
    let down = 0.5 - f32(row) / 8.0;
    let length = sqrt(right * right + down * down + 1.0);
    var along = 0.0;
    var which = 0;
    for (var i = 0; i < 64; i++) {
        let at = along / length;
        let t = right * at;
        let t_1 = down * at;
        let t_2 = at - 2.0;
        var least = 1000000000.0;
        which = 0;
        let a = t - 0.5;
        let b = t_1 - 0.25;
        let c = t_2 - 4.0;
        let distance = sqrt(a * a + b * b + c * c) - 1.0;
        if (distance < least && (bitcast<u32>(distance) & 2147483647u) <= 2139095040u
            && (bitcast<u32>(least) & 2147483647u) <= 2139095040u) {
            least = distance;
            which = 1;
        }
        let a_1 = abs(t) - 0.5;
        let b_1 = abs(t_1) - 0.25;
        let c_1 = abs(t_2) - 0.75;
        let ok = (bitcast<u32>(a_1) & 2147483647u) > 2139095040u;
        let out_a = select(select(a_1, 0.0, a_1 < 0.0), a_1, ok);
        let ok_1 = (bitcast<u32>(b_1) & 2147483647u) > 2139095040u;
        let out_b = select(select(b_1, 0.0, b_1 < 0.0), b_1, ok_1);
        let ok_2 = (bitcast<u32>(c_1) & 2147483647u) > 2139095040u;
        let out_c = select(select(c_1, 0.0, c_1 < 0.0), c_1, ok_2);
        let outside = sqrt(out_a * out_a + out_b * out_b + out_c * out_c);
        let t_3 = select(select(select(a_1, b_1, a_1 < b_1), b_1, ok_1), a_1, ok);
        let t_4 = select(select(select(t_3, c_1, t_3 < c_1), c_1, ok_2), t_3,
            (bitcast<u32>(t_3) & 2147483647u) > 2139095040u);
        let t_5 = select(select(t_4, 0.0, t_4 > 0.0), t_4,
            (bitcast<u32>(t_4) & 2147483647u) > 2139095040u);
        let distance_1 = outside + t_5;
        if (distance_1 < least && (bitcast<u32>(distance_1) & 2147483647u) <= 2139095040u
            && (bitcast<u32>(least) & 2147483647u) <= 2139095040u) {
            least = distance_1;
            which = 2;
        }
        let distance_2 = t_1 + 1.0;
        if (distance_2 < least && (bitcast<u32>(distance_2) & 2147483647u) <= 2139095040u
            && (bitcast<u32>(least) & 2147483647u) <= 2139095040u) {
            least = distance_2;
            which = 3;
        }
        let distance_3 = least;
        if (distance_3 < 0.001) {
            break;
        }
        along += distance_3;
        if (along > 50.0) {
            which = 0;
            break;
        }
    }
    let start = row * (scalars.out_shape_1 * scalars.out_shape_2) + column * scalars.out_shape_2;
    if (scalars.out_shape_2 > 0u) {
        out[start] = along;
    }
    if (scalars.out_shape_2 > 1u) {
        out[start + 1u] = f32(which);
    }
}
