struct Scalars {
    scale: f32,
    shift: f32,
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn scale_shift_activate(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        let v = select(vec4f(), x[absolute_pos], absolute_pos < scalars.x_length) * scalars.scale
            + scalars.shift;
        let v_1 = -v;
        let y = select(select(v_1.x, 89.0, v_1.x > 89.0), -104.0, v_1.x < -104.0);
        let n = round(y * 1.442695);
        let r = bitcast<f32>(min(bitcast<u32>(y - n * 0.6933594), 4294967294u))
            - n * -0.00021219444;
        let q = 0.0013940625 + r * 0.00019845877;
        let q_1 = 0.00833339 + r * q;
        let q_2 = 0.041666362 + r * q_1;
        let q_3 = 0.16666666 + r * q_2;
        let q_4 = 0.5 + r * q_3;
        let v_2 = f32_to_i32(n);
        let near = min(max(v_2, -125), 126);
        let y_1 = bitcast<f32>(bitcast<i32>(1.0 + (r + r * r * q_4)) + (near << 23u));
        let y_2 = select(select(v_1.y, 89.0, v_1.y > 89.0), -104.0, v_1.y < -104.0);
        let n_1 = round(y_2 * 1.442695);
        let r_1 = bitcast<f32>(min(bitcast<u32>(y_2 - n_1 * 0.6933594), 4294967294u))
            - n_1 * -0.00021219444;
        let q_5 = 0.0013940625 + r_1 * 0.00019845877;
        let q_6 = 0.00833339 + r_1 * q_5;
        let q_7 = 0.041666362 + r_1 * q_6;
        let q_8 = 0.16666666 + r_1 * q_7;
        let q_9 = 0.5 + r_1 * q_8;
        let v_3 = f32_to_i32(n_1);
        let near_1 = min(max(v_3, -125), 126);
        let y_3 = bitcast<f32>(bitcast<i32>(1.0 + (r_1 + r_1 * r_1 * q_9)) + (near_1 << 23u));
        let y_4 = select(select(v_1.z, 89.0, v_1.z > 89.0), -104.0, v_1.z < -104.0);
        let n_2 = round(y_4 * 1.442695);
        let r_2 = bitcast<f32>(min(bitcast<u32>(y_4 - n_2 * 0.6933594), 4294967294u))
            - n_2 * -0.00021219444;
        let q_10 = 0.0013940625 + r_2 * 0.00019845877;
        let q_11 = 0.00833339 + r_2 * q_10;
        let q_12 = 0.041666362 + r_2 * q_11;
        let q_13 = 0.16666666 + r_2 * q_12;
        let q_14 = 0.5 + r_2 * q_13;
        let v_4 = f32_to_i32(n_2);
        let near_2 = min(max(v_4, -125), 126);
        let y_5 = bitcast<f32>(bitcast<i32>(1.0 + (r_2 + r_2 * r_2 * q_14)) + (near_2 << 23u));
        let y_6 = select(select(v_1.w, 89.0, v_1.w > 89.0), -104.0, v_1.w < -104.0);
        let n_3 = round(y_6 * 1.442695);
        let r_3 = bitcast<f32>(min(bitcast<u32>(y_6 - n_3 * 0.6933594), 4294967294u))
            - n_3 * -0.00021219444;
        let q_15 = 0.0013940625 + r_3 * 0.00019845877;
        let q_16 = 0.00833339 + r_3 * q_15;
        let q_17 = 0.041666362 + r_3 * q_16;
        let q_18 = 0.16666666 + r_3 * q_17;
        let q_19 = 0.5 + r_3 * q_18;
        let v_5 = f32_to_i32(n_3);
        let near_3 = min(max(v_5, -125), 126);
        let y_7 = bitcast<f32>(bitcast<i32>(1.0 + (r_3 + r_3 * r_3 * q_19)) + (near_3 << 23u));
        let v_6 = vec4f(y_1 * bitcast<f32>((v_2 - near + 127) << 23u),
            y_3 * bitcast<f32>((v_3 - near_1 + 127) << 23u),
            y_5 * bitcast<f32>((v_4 - near_2 + 127) << 23u),
            y_7 * bitcast<f32>((v_5 - near_3 + 127) << 23u));
        let v_7 = 1.0 + v_6;
        let v_8 = select(vec4f(1.0), vec4f(2.3283064e-10), abs(v_7) > vec4f(1.8446744e19));
        out[absolute_pos] = v
            * v_8 / bitcast<vec4f>(min(bitcast<vec4u>(v_7 * v_8), vec4u(4294967294u)));
    }
}
