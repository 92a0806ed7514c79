struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn pow_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = y[i];
        let a = abs(v);
        let b = abs(v_1);
        let ok = a < bitcast<f32>(infinity_bits);
        let ordinary = a > 0.0 && ok;
        let small_y = select(v_1, select(-10000000000.0, 10000000000.0, v_1 > 0.0),
            b > 10000000000.0);
        let v_2 = select(1.0, a, ordinary);
        let b_1 = select(v_2, v_2 * 8388608.0, v_2 < 1.1754944e-38);
        let moved = bitcast<i32>(b_1) - 1060439283;
        let e = f32(moved >> 23u) - select(0.0, 23.0, v_2 < 1.1754944e-38);
        let f = bitcast<f32>((moved & 8388607) + 1060439283) - 1.0;
        let fh = bitcast<f32>(bitcast<i32>(f) & -4096);
        let square = 0.5 * fh * fh;
        let high = bitcast<f32>(bitcast<i32>(f - square) & -4096);
        let v_3 = min(bitcast<u32>(bitcast<f32>(min(bitcast<u32>(f - high), 4294967294u))
            - square), 4294967294u);
        let p = 0.1063197 + f * -0.05976717;
        let p_1 = -0.10819621 + f * p;
        let p_2 = 0.11036218 + f * p_1;
        let p_3 = -0.124243915 + f * p_2;
        let p_4 = 0.14285117 + f * p_3;
        let p_5 = -0.16669406 + f * p_4;
        let p_6 = 0.20000091 + f * p_5;
        let p_7 = -0.24999967 + f * p_6;
        let p_8 = 0.3333333 + f * p_7;
        let low = bitcast<f32>(v_3) + (f * f * f * p_8 - 0.5 * (f - fh) * (f + fh));
        let head = bitcast<f32>(bitcast<i32>(high + low) & -4096);
        let tail = bitcast<f32>(min(bitcast<u32>(high - head), 4294967294u)) + low;
        let h = head * 1.4423828;
        let whole = bitcast<f32>(bitcast<i32>(e + h) & -4096);
        let v_4 = min(bitcast<u32>(bitcast<f32>(min(bitcast<u32>(e - whole), 4294967294u)) + h),
            4294967294u);
        let t = tail * 1.4423828 + (head + tail) * 0.0003122284 + bitcast<f32>(v_4);
        let l = bitcast<f32>(bitcast<i32>(whole + t) & -4096);
        let lt = t - bitcast<f32>(min(bitcast<u32>(l - whole), 4294967294u));
        let yh = bitcast<f32>(bitcast<i32>(small_y) & -4096);
        let p_9 = yh * l;
        let p_10 = select(p_9, 300.0, p_9 > 300.0);
        let p_11 = select(p_10, -300.0, p_10 < -300.0);
        let v_5 = abs(p_11);
        let pt = select(0.0, (small_y - yh) * l + small_y * lt, v_5 < 300.0);
        let n = round(p_11 + pt);
        let n_1 = select(n, 250.0, n > 250.0);
        let n_2 = select(n_1, -250.0, n_1 < -250.0);
        let r = select(0.0, bitcast<f32>(min(bitcast<u32>(p_11 - n_2), 4294967294u)) + pt,
            v_5 < 251.0);
        let v_6 = r * 0.6931472;
        let q = 0.0013940625 + v_6 * 0.00019845877;
        let q_1 = 0.00833339 + v_6 * q;
        let q_2 = 0.041666362 + v_6 * q_1;
        let q_3 = 0.16666666 + v_6 * q_2;
        let q_4 = 0.5 + v_6 * q_3;
        let v_7 = f32_to_i32(n_2);
        let near = min(max(v_7, -125), 126);
        let y_value = bitcast<f32>(bitcast<i32>(1.0 + (v_6 + v_6 * v_6 * q_4)) + (near << 23u));
        let grows = (a > 1.0) == (v_1 > 0.0);
        let r_1 = select(select(0.0, bitcast<f32>(infinity_bits), grows),
            y_value * bitcast<f32>((v_7 - near + 127) << 23u), ordinary);
        let r_2 = select(r_1, 1.0, a == 1.0 && b == bitcast<f32>(infinity_bits));
        let whole_1 = trunc(v_1) == v_1;
        let odd = whole_1 && b < 16777216.0
            && (f32_to_i32(select(0.0, v_1, b < 16777216.0)) & 1) != 0;
        let v_8 = bitcast<i32>(v);
        let negative = v_8 < 0;
        let nan = bitcast<f32>(nan_bits);
        let r_3 = select(select(r_2, -r_2, negative && odd), nan,
            v < 0.0 && ok && b < bitcast<f32>(infinity_bits) && !whole_1);
        let ok_1 = (bitcast<u32>(v) & 2147483647u) > 2139095040u
            || (bitcast<u32>(v_1) & 2147483647u) > 2139095040u;
        let r_4 = select(r_3, nan, ok_1);
        let is_one = (bitcast<i32>(v_1) << 1u) == 0 || v_8 == 1065353216;
        out[i] = select(r_4, 1.0, is_one);
    }
}
