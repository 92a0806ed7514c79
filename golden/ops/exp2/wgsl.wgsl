struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn exp2_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let y = select(select(v, 129.0, v > 129.0), -151.0, v < -151.0);
        let n = round(y);
        let v_1 = (y - n) * 0.6931472;
        let q = 0.0013940625 + v_1 * 0.00019845877;
        let q_1 = 0.00833339 + v_1 * q;
        let q_2 = 0.041666362 + v_1 * q_1;
        let q_3 = 0.16666666 + v_1 * q_2;
        let q_4 = 0.5 + v_1 * q_3;
        let v_2 = f32_to_i32(n);
        let near = min(max(v_2, -125), 126);
        let y_1 = bitcast<f32>(bitcast<i32>(1.0 + (v_1 + v_1 * v_1 * q_4)) + (near << 23u));
        out[i] = select(y_1 * bitcast<f32>((v_2 - near + 127) << 23u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
}
