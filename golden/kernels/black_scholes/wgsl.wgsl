struct Scalars {
    rate: f32,
    volatility: f32,
    spot_length: u32,
    strike_length: u32,
    years_length: u32,
    kinds_length: u32,
    price_length: u32,
}

@group(0) @binding(0) var<storage, read> spot: array<f32>;
@group(0) @binding(1) var<storage, read> strike: array<f32>;
@group(0) @binding(2) var<storage, read> years: array<f32>;
@group(0) @binding(3) var<storage, read> kinds: array<i32>;
@group(0) @binding(4) var<storage, read_write> price: array<f32>;
@group(0) @binding(5) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(256, 1, 1)
fn black_scholes(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.price_length) {
        return;
    }
    let s = select(0.0, spot[i], i < scalars.spot_length);
    let k = select(0.0, strike[i], i < scalars.strike_length);
    let t = select(0.0, years[i], i < scalars.years_length);
    let deviation = scalars.volatility * sqrt(t);
    let v = select(1.0, 2.3283064e-10, abs(k) > 1.8446744e19);
    let v_1 = s * v / bitcast<f32>(min(bitcast<u32>(k * v), 4294967294u));
    let y = select(v_1, v_1 * 8388608.0, v_1 < 1.1754944e-38);
    let moved = bitcast<i32>(y) - 1060439283;
    let e = f32(moved >> 23u) - select(0.0, 23.0, v_1 < 1.1754944e-38);
    let f = bitcast<f32>((moved & 8388607) + 1060439283) - 1.0;
    let p = 0.1063197 + f * -0.05976717;
    let p_1 = -0.10819621 + f * p;
    let p_2 = 0.11036218 + f * p_1;
    let p_3 = -0.124243915 + f * p_2;
    let p_4 = 0.14285117 + f * p_3;
    let p_5 = -0.16669406 + f * p_4;
    let p_6 = 0.20000091 + f * p_5;
    let p_7 = -0.24999967 + f * p_6;
    let p_8 = 0.3333333 + f * p_7;
    let low = f * f * f * p_8 + e * -0.00021219444 - 0.5 * f * f;
    let zero = v_1 == 0.0;
    let y_1 = select(select(f + low + e * 0.6933594, -bitcast<f32>(infinity_bits), zero),
        bitcast<f32>(nan_bits), v_1 < 0.0);
    let v_2 = select(select(v_1, y_1, v_1 < bitcast<f32>(infinity_bits)), v_1,
        (bitcast<u32>(v_1) & 2147483647u) > 2139095040u);
    let v_3 = select(1.0, 2.3283064e-10, abs(deviation) > 1.8446744e19);
    let d1 = (v_2 + (scalars.rate + scalars.volatility * scalars.volatility / 2.0) * t)
        * v_3 / bitcast<f32>(min(bitcast<u32>(deviation * v_3), 4294967294u));
    let d2 = d1 - deviation;
    let v_4 = -scalars.rate * t;
    let y_2 = select(select(v_4, 89.0, v_4 > 89.0), -104.0, v_4 < -104.0);
    let n = round(y_2 * 1.442695);
    let r = bitcast<f32>(min(bitcast<u32>(y_2 - n * 0.6933594), 4294967294u)) - n * -0.00021219444;
    let q = 0.0013940625 + r * 0.00019845877;
    let q_1 = 0.00833339 + r * q;
    let q_2 = 0.041666362 + r * q_1;
    let q_3 = 0.16666666 + r * q_2;
    let q_4 = 0.5 + r * q_3;
    let v_5 = f32_to_i32(n);
    let near = min(max(v_5, -125), 126);
    let y_3 = bitcast<f32>(bitcast<i32>(1.0 + (r + r * r * q_4)) + (near << 23u));
    let v_6 = select(y_3 * bitcast<f32>((v_5 - near + 127) << 23u), v_4,
        (bitcast<u32>(v_4) & 2147483647u) > 2139095040u);
    let present = k * v_6;
    let v_7 = select(0, kinds[i], i < scalars.kinds_length);
    if (v_7 == 0) {
        let v_8 = d1 * 0.70710677;
        let t_value = select(select(v_8, -3.85, v_8 < -3.85), 3.85, v_8 > 3.85);
        let u = t_value * t_value - 7.41125;
        let p_9 = -1.6708934e-14 + u * 9.274426e-16;
        let p_10 = 8.3931736e-14 + u * p_9;
        let p_11 = -8.547196e-13 + u * p_10;
        let p_12 = 2.2957783e-11 + u * p_11;
        let p_13 = -3.0336939e-10 + u * p_12;
        let p_14 = 3.0872476e-9 + u * p_13;
        let p_15 = -3.2785472e-8 + u * p_14;
        let p_16 = 3.4078522e-7 + u * p_15;
        let p_17 = -3.2805597e-6 + u * p_16;
        let p_18 = 3.0100286e-5 + u * p_17;
        let p_19 = -0.00027113114 + u * p_18;
        let p_20 = 0.002479889 + u * p_19;
        let p_21 = -0.024732921 + u * p_20;
        let v_9 = select(t_value * (0.3672848 + u * p_21), v_8,
            (bitcast<u32>(v_8) & 2147483647u) > 2139095040u);
        let v_10 = d2 * 0.70710677;
        let t_value_1 = select(select(v_10, -3.85, v_10 < -3.85), 3.85, v_10 > 3.85);
        let u_1 = t_value_1 * t_value_1 - 7.41125;
        let p_22 = -1.6708934e-14 + u_1 * 9.274426e-16;
        let p_23 = 8.3931736e-14 + u_1 * p_22;
        let p_24 = -8.547196e-13 + u_1 * p_23;
        let p_25 = 2.2957783e-11 + u_1 * p_24;
        let p_26 = -3.0336939e-10 + u_1 * p_25;
        let p_27 = 3.0872476e-9 + u_1 * p_26;
        let p_28 = -3.2785472e-8 + u_1 * p_27;
        let p_29 = 3.4078522e-7 + u_1 * p_28;
        let p_30 = -3.2805597e-6 + u_1 * p_29;
        let p_31 = 3.0100286e-5 + u_1 * p_30;
        let p_32 = -0.00027113114 + u_1 * p_31;
        let p_33 = 0.002479889 + u_1 * p_32;
        let p_34 = -0.024732921 + u_1 * p_33;
        let v_11 = select(t_value_1 * (0.3672848 + u_1 * p_34), v_10,
            (bitcast<u32>(v_10) & 2147483647u) > 2139095040u);
        price[i] = s * (0.5 + 0.5 * v_9) - present * (0.5 + 0.5 * v_11);
    } else if (v_7 == 1) {
        let v_8 = -d2 * 0.70710677;
        let t_value = select(select(v_8, -3.85, v_8 < -3.85), 3.85, v_8 > 3.85);
        let u = t_value * t_value - 7.41125;
        let p_9 = -1.6708934e-14 + u * 9.274426e-16;
        let p_10 = 8.3931736e-14 + u * p_9;
        let p_11 = -8.547196e-13 + u * p_10;
        let p_12 = 2.2957783e-11 + u * p_11;
        let p_13 = -3.0336939e-10 + u * p_12;
        let p_14 = 3.0872476e-9 + u * p_13;
        let p_15 = -3.2785472e-8 + u * p_14;
        let p_16 = 3.4078522e-7 + u * p_15;
        let p_17 = -3.2805597e-6 + u * p_16;
        let p_18 = 3.0100286e-5 + u * p_17;
        let p_19 = -0.00027113114 + u * p_18;
        let p_20 = 0.002479889 + u * p_19;
        let p_21 = -0.024732921 + u * p_20;
        let v_9 = select(t_value * (0.3672848 + u * p_21), v_8,
            (bitcast<u32>(v_8) & 2147483647u) > 2139095040u);
        let v_10 = -d1 * 0.70710677;
        let t_value_1 = select(select(v_10, -3.85, v_10 < -3.85), 3.85, v_10 > 3.85);
        let u_1 = t_value_1 * t_value_1 - 7.41125;
        let p_22 = -1.6708934e-14 + u_1 * 9.274426e-16;
        let p_23 = 8.3931736e-14 + u_1 * p_22;
        let p_24 = -8.547196e-13 + u_1 * p_23;
        let p_25 = 2.2957783e-11 + u_1 * p_24;
        let p_26 = -3.0336939e-10 + u_1 * p_25;
        let p_27 = 3.0872476e-9 + u_1 * p_26;
        let p_28 = -3.2785472e-8 + u_1 * p_27;
        let p_29 = 3.4078522e-7 + u_1 * p_28;
        let p_30 = -3.2805597e-6 + u_1 * p_29;
        let p_31 = 3.0100286e-5 + u_1 * p_30;
        let p_32 = -0.00027113114 + u_1 * p_31;
        let p_33 = 0.002479889 + u_1 * p_32;
        let p_34 = -0.024732921 + u_1 * p_33;
        let v_11 = select(t_value_1 * (0.3672848 + u_1 * p_34), v_10,
            (bitcast<u32>(v_10) & 2147483647u) > 2139095040u);
        price[i] = present * (0.5 + 0.5 * v_9) - s * (0.5 + 0.5 * v_11);
    }
}
