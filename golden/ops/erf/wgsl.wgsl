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
fn erf_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let z = v * v;
        let q = -0.00080101925 + z * 7.853858e-5;
        let q_1 = 0.0051883277 + z * q;
        let q_2 = -0.026853811 + z * q_1;
        let q_3 = 0.112835854 + z * q_2;
        let q_4 = -0.37612626 + z * q_3;
        let small = v * (1.1283791 + z * q_4);
        let a = abs(v);
        let t = select(a, 4.0, a > 4.0);
        let p = -0.00044147272 + t * 2.1697622e-5;
        let p_1 = 0.0042052846 + t * p;
        let p_2 = -0.02521034 + t * p_1;
        let p_3 = 0.1084221 + t * p_2;
        let p_4 = 0.6332164 + t * p_3;
        let p_5 = 1.1295803 + t * p_4;
        let p_6 = -0.00018846734 + t * p_5;
        let v_1 = -p_6;
        let y = select(v_1, 89.0, v_1 > 89.0);
        let y_1 = select(y, -104.0, v_1 < -104.0);
        let n = round(y_1 * 1.442695);
        let r = y_1 - n * 0.6933594 - n * -0.00021219444;
        let q_5 = 0.0013940625 + r * 0.00019845877;
        let q_6 = 0.00833339 + r * q_5;
        let q_7 = 0.041666362 + r * q_6;
        let q_8 = 0.16666666 + r * q_7;
        let q_9 = 0.5 + r * q_8;
        let v_2 = f32_to_i32(n);
        let half_ = v_2 >> 1u;
        let first = bitcast<f32>((half_ + 127) << 23u);
        let second = bitcast<f32>((v_2 - half_ + 127) << 23u);
        let large = 1.0 - (1.0 + (r + r * r * q_9)) * first * second;
        out[i] = select(select(large, -large, v < 0.0), small, a < 1.0);
    }
}
