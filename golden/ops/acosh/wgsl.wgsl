struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn acosh_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let far = v > 1000000000.0;
        let below = v < 1.0;
        let t = select(v - 1.0, 1.0, far || below);
        let v_1 = select(t + sqrt(t * (t + 2.0)), -2.0, below);
        let u = 1.0 + v_1;
        let y = select(u, u * 8388608.0, u < 1.1754944e-38);
        let moved = bitcast<i32>(y) - 1060439283;
        let e = f32(moved >> 23u);
        let m = bitcast<f32>((moved & 8388607) + 1060439283);
        let part = bitcast<f32>((127 - min(max(f32_to_i32(e), -30), 30)) << 23u);
        let v_2 = v_1 * part;
        let lost = select(v_2 - bitcast<f32>(min(bitcast<u32>(m - part), 4294967294u)),
            part - bitcast<f32>(min(bitcast<u32>(m - v_2), 4294967294u)), e > 1.0);
        let f = select(m - 1.0, v_1, e == 0.0);
        let c = select(lost / m, 0.0, e == 0.0 || e > 29.0);
        let p = 0.1063197 + f * -0.05976717;
        let p_1 = -0.10819621 + f * p;
        let p_2 = 0.11036218 + f * p_1;
        let p_3 = -0.124243915 + f * p_2;
        let p_4 = 0.14285117 + f * p_3;
        let p_5 = -0.16669406 + f * p_4;
        let p_6 = 0.20000091 + f * p_5;
        let p_7 = -0.24999967 + f * p_6;
        let p_8 = 0.3333333 + f * p_7;
        let low = f * f * f * p_8 + (e * -0.00021219444 + c) - 0.5 * f * f;
        let zero = u == 0.0;
        let v_3 = bitcast<f32>(nan_bits);
        let y_1 = select(select(f + low + e * 0.6933594, -bitcast<f32>(infinity_bits), zero), v_3,
            u < 0.0);
        let y_2 = select(select(u, y_1, u < bitcast<f32>(infinity_bits)), v_1, v_1 == 0.0);
        let y_3 = select(v, v * 8388608.0, v < 1.1754944e-38);
        let moved_1 = bitcast<i32>(y_3) - 1060439283;
        let e_1 = f32(moved_1 >> 23u) - select(0.0, 23.0, v < 1.1754944e-38);
        let f_1 = bitcast<f32>((moved_1 & 8388607) + 1060439283) - 1.0;
        let p_9 = 0.1063197 + f_1 * -0.05976717;
        let p_10 = -0.10819621 + f_1 * p_9;
        let p_11 = 0.11036218 + f_1 * p_10;
        let p_12 = -0.124243915 + f_1 * p_11;
        let p_13 = 0.14285117 + f_1 * p_12;
        let p_14 = -0.16669406 + f_1 * p_13;
        let p_15 = 0.20000091 + f_1 * p_14;
        let p_16 = -0.24999967 + f_1 * p_15;
        let p_17 = 0.3333333 + f_1 * p_16;
        let low_1 = f_1 * f_1 * f_1 * p_17 + e_1 * -0.00021219444 - 0.5 * f_1 * f_1;
        let zero_1 = v == 0.0;
        let y_4 = select(select(f_1 + low_1 + e_1 * 0.6933594, -bitcast<f32>(infinity_bits),
            zero_1), v_3, v < 0.0);
        out[i] = select(select(y_2, select(v, y_4, v < bitcast<f32>(infinity_bits)) + 0.6931472,
            far), v, (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
}
