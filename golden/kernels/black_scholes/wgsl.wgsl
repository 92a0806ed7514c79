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
    let v = s / k;
    let y = select(v, v * 8388608.0, v < 1.1754944e-38);
    let v_1 = bitcast<i32>(y) - 1060439283;
    let e = f32(v_1 >> 23u) - select(0.0, 23.0, v < 1.1754944e-38);
    let f = bitcast<f32>((v_1 & 8388607) + 1060439283) - 1.0;
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
    let zero = v == 0.0;
    let y_1 = select(f + low + e * 0.6933594, -bitcast<f32>(infinity_bits), zero);
    let y_2 = select(y_1, bitcast<f32>(nan_bits), v < 0.0);
    let v_2 = select(v, y_2, v < bitcast<f32>(infinity_bits))
        + (scalars.rate + scalars.volatility * scalars.volatility / 2.0) * t;
    let d1 = v_2 / deviation;
    let d2 = d1 - deviation;
    let v_3 = -scalars.rate * t;
    let y_3 = select(v_3, 89.0, v_3 > 89.0);
    let y_4 = select(y_3, -104.0, v_3 < -104.0);
    let n = round(y_4 * 1.442695);
    let r = y_4 - n * 0.6933594 - n * -0.00021219444;
    let q = 0.0013940625 + r * 0.00019845877;
    let q_1 = 0.00833339 + r * q;
    let q_2 = 0.041666362 + r * q_1;
    let q_3 = 0.16666666 + r * q_2;
    let q_4 = 0.5 + r * q_3;
    let v_4 = f32_to_i32(n);
    let half_ = v_4 >> 1u;
    let first = bitcast<f32>((half_ + 127) << 23u);
    let second = bitcast<f32>((v_4 - half_ + 127) << 23u);
    let present = k * ((1.0 + (r + r * r * q_4)) * first * second);
    let v_5 = select(0, kinds[i], i < scalars.kinds_length);
    if (v_5 == 0) {
        let v_6 = d1 * 0.70710677;
        let z = v_6 * v_6;
        let q_5 = -0.00080101925 + z * 7.853858e-5;
        let q_6 = 0.0051883277 + z * q_5;
        let q_7 = -0.026853811 + z * q_6;
        let q_8 = 0.112835854 + z * q_7;
        let q_9 = -0.37612626 + z * q_8;
        let small = v_6 * (1.1283791 + z * q_9);
        let a = abs(v_6);
        let t_1 = select(a, 4.0, a > 4.0);
        let p_9 = -0.00044147272 + t_1 * 2.1697622e-5;
        let p_10 = 0.0042052846 + t_1 * p_9;
        let p_11 = -0.02521034 + t_1 * p_10;
        let p_12 = 0.1084221 + t_1 * p_11;
        let p_13 = 0.6332164 + t_1 * p_12;
        let p_14 = 1.1295803 + t_1 * p_13;
        let p_15 = -0.00018846734 + t_1 * p_14;
        let v_7 = -p_15;
        let y_5 = select(v_7, 89.0, v_7 > 89.0);
        let y_6 = select(y_5, -104.0, v_7 < -104.0);
        let n_1 = round(y_6 * 1.442695);
        let r_1 = y_6 - n_1 * 0.6933594 - n_1 * -0.00021219444;
        let q_10 = 0.0013940625 + r_1 * 0.00019845877;
        let q_11 = 0.00833339 + r_1 * q_10;
        let q_12 = 0.041666362 + r_1 * q_11;
        let q_13 = 0.16666666 + r_1 * q_12;
        let q_14 = 0.5 + r_1 * q_13;
        let v_8 = f32_to_i32(n_1);
        let half_1 = v_8 >> 1u;
        let first_1 = bitcast<f32>((half_1 + 127) << 23u);
        let second_1 = bitcast<f32>((v_8 - half_1 + 127) << 23u);
        let large = 1.0 - (1.0 + (r_1 + r_1 * r_1 * q_14)) * first_1 * second_1;
        let v_9 = d2 * 0.70710677;
        let z_1 = v_9 * v_9;
        let q_15 = -0.00080101925 + z_1 * 7.853858e-5;
        let q_16 = 0.0051883277 + z_1 * q_15;
        let q_17 = -0.026853811 + z_1 * q_16;
        let q_18 = 0.112835854 + z_1 * q_17;
        let q_19 = -0.37612626 + z_1 * q_18;
        let small_1 = v_9 * (1.1283791 + z_1 * q_19);
        let a_1 = abs(v_9);
        let t_2 = select(a_1, 4.0, a_1 > 4.0);
        let p_16 = -0.00044147272 + t_2 * 2.1697622e-5;
        let p_17 = 0.0042052846 + t_2 * p_16;
        let p_18 = -0.02521034 + t_2 * p_17;
        let p_19 = 0.1084221 + t_2 * p_18;
        let p_20 = 0.6332164 + t_2 * p_19;
        let p_21 = 1.1295803 + t_2 * p_20;
        let p_22 = -0.00018846734 + t_2 * p_21;
        let v_10 = -p_22;
        let y_7 = select(v_10, 89.0, v_10 > 89.0);
        let y_8 = select(y_7, -104.0, v_10 < -104.0);
        let n_2 = round(y_8 * 1.442695);
        let r_2 = y_8 - n_2 * 0.6933594 - n_2 * -0.00021219444;
        let q_20 = 0.0013940625 + r_2 * 0.00019845877;
        let q_21 = 0.00833339 + r_2 * q_20;
        let q_22 = 0.041666362 + r_2 * q_21;
        let q_23 = 0.16666666 + r_2 * q_22;
        let q_24 = 0.5 + r_2 * q_23;
        let v_11 = f32_to_i32(n_2);
        let half_2 = v_11 >> 1u;
        let first_2 = bitcast<f32>((half_2 + 127) << 23u);
        let second_2 = bitcast<f32>((v_11 - half_2 + 127) << 23u);
        let large_1 = 1.0 - (1.0 + (r_2 + r_2 * r_2 * q_24)) * first_2 * second_2;
        let v_12 = s * (0.5 + 0.5 * select(select(large, -large, v_6 < 0.0), small, a < 1.0))
            - present
            * (0.5 + 0.5 * select(select(large_1, -large_1, v_9 < 0.0), small_1, a_1 < 1.0));
        price[i] = v_12;
    } else if (v_5 == 1) {
        let v_6 = -d2 * 0.70710677;
        let z = v_6 * v_6;
        let q_5 = -0.00080101925 + z * 7.853858e-5;
        let q_6 = 0.0051883277 + z * q_5;
        let q_7 = -0.026853811 + z * q_6;
        let q_8 = 0.112835854 + z * q_7;
        let q_9 = -0.37612626 + z * q_8;
        let small = v_6 * (1.1283791 + z * q_9);
        let a = abs(v_6);
        let t_1 = select(a, 4.0, a > 4.0);
        let p_9 = -0.00044147272 + t_1 * 2.1697622e-5;
        let p_10 = 0.0042052846 + t_1 * p_9;
        let p_11 = -0.02521034 + t_1 * p_10;
        let p_12 = 0.1084221 + t_1 * p_11;
        let p_13 = 0.6332164 + t_1 * p_12;
        let p_14 = 1.1295803 + t_1 * p_13;
        let p_15 = -0.00018846734 + t_1 * p_14;
        let v_7 = -p_15;
        let y_5 = select(v_7, 89.0, v_7 > 89.0);
        let y_6 = select(y_5, -104.0, v_7 < -104.0);
        let n_1 = round(y_6 * 1.442695);
        let r_1 = y_6 - n_1 * 0.6933594 - n_1 * -0.00021219444;
        let q_10 = 0.0013940625 + r_1 * 0.00019845877;
        let q_11 = 0.00833339 + r_1 * q_10;
        let q_12 = 0.041666362 + r_1 * q_11;
        let q_13 = 0.16666666 + r_1 * q_12;
        let q_14 = 0.5 + r_1 * q_13;
        let v_8 = f32_to_i32(n_1);
        let half_1 = v_8 >> 1u;
        let first_1 = bitcast<f32>((half_1 + 127) << 23u);
        let second_1 = bitcast<f32>((v_8 - half_1 + 127) << 23u);
        let large = 1.0 - (1.0 + (r_1 + r_1 * r_1 * q_14)) * first_1 * second_1;
        let v_9 = -d1 * 0.70710677;
        let z_1 = v_9 * v_9;
        let q_15 = -0.00080101925 + z_1 * 7.853858e-5;
        let q_16 = 0.0051883277 + z_1 * q_15;
        let q_17 = -0.026853811 + z_1 * q_16;
        let q_18 = 0.112835854 + z_1 * q_17;
        let q_19 = -0.37612626 + z_1 * q_18;
        let small_1 = v_9 * (1.1283791 + z_1 * q_19);
        let a_1 = abs(v_9);
        let t_2 = select(a_1, 4.0, a_1 > 4.0);
        let p_16 = -0.00044147272 + t_2 * 2.1697622e-5;
        let p_17 = 0.0042052846 + t_2 * p_16;
        let p_18 = -0.02521034 + t_2 * p_17;
        let p_19 = 0.1084221 + t_2 * p_18;
        let p_20 = 0.6332164 + t_2 * p_19;
        let p_21 = 1.1295803 + t_2 * p_20;
        let p_22 = -0.00018846734 + t_2 * p_21;
        let v_10 = -p_22;
        let y_7 = select(v_10, 89.0, v_10 > 89.0);
        let y_8 = select(y_7, -104.0, v_10 < -104.0);
        let n_2 = round(y_8 * 1.442695);
        let r_2 = y_8 - n_2 * 0.6933594 - n_2 * -0.00021219444;
        let q_20 = 0.0013940625 + r_2 * 0.00019845877;
        let q_21 = 0.00833339 + r_2 * q_20;
        let q_22 = 0.041666362 + r_2 * q_21;
        let q_23 = 0.16666666 + r_2 * q_22;
        let q_24 = 0.5 + r_2 * q_23;
        let v_11 = f32_to_i32(n_2);
        let half_2 = v_11 >> 1u;
        let first_2 = bitcast<f32>((half_2 + 127) << 23u);
        let second_2 = bitcast<f32>((v_11 - half_2 + 127) << 23u);
        let large_1 = 1.0 - (1.0 + (r_2 + r_2 * r_2 * q_24)) * first_2 * second_2;
        let v_12 = present
            * (0.5 + 0.5 * select(select(large, -large, v_6 < 0.0), small, a < 1.0))
            - s
            * (0.5 + 0.5 * select(select(large_1, -large_1, v_9 < 0.0), small_1, a_1 < 1.0));
        price[i] = v_12;
    }
}
