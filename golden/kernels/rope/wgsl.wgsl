struct Scalars {
    offset: u32,
    x_shape_0: u32,
    x_shape_1: u32,
    x_shape_2: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<f32>;
@group(0) @binding(1) var<uniform> scalars: Scalars;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

@compute @workgroup_size(32, 2, 2)
fn rope(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let pair = cube_pos.x * 32u + unit_pos.x;
    let head = cube_pos.y * 2u + unit_pos.y;
    let place = cube_pos.z * 2u + unit_pos.z;
    let half_ = scalars.x_shape_2 / 2u;
    if (pair >= half_ || head >= scalars.x_shape_1 || place >= scalars.x_shape_0) {
        return;
    }
    let v = -13.287712 * f32(pair) / f32(half_);
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
    let frequency = select(y_1 * bitcast<f32>((v_2 - near + 127) << 23u), v,
        (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    let second = pair + half_;
    let start = place * (scalars.x_shape_1 * scalars.x_shape_2) + head * scalars.x_shape_2;
    let i = start + pair;
    let v_3 = x[i];
    let i_1 = start + second;
    let v_4 = select(0.0, x[i_1], second < scalars.x_shape_2);
    let v_5 = f32(place + scalars.offset) * frequency;
    let n_1 = round(v_5 * 0.63661975);
    let r = bitcast<f32>(min(bitcast<u32>(v_5 - n_1 * 1.5703125), 4294967294u));
    let r_1 = bitcast<f32>(min(bitcast<u32>(r - n_1 * 0.0004837513), 4294967294u));
    let r_2 = bitcast<f32>(min(bitcast<u32>(r_1 - n_1 * 7.5495336e-8), 4294967294u));
    let v_6 = r_2 - n_1 * 2.563344e-12;
    var r_3 = v_6;
    let v_7 = f32_to_i32(n_1);
    var turns = v_7;
    let v_8 = abs(v_5);
    if (v_8 > 4096.0) {
        let bits = bitcast<u32>(v_5);
        let exponent = ((bits >> 23u) & 255u) - 126u;
        let mantissa = ((bits & 8388607u) | 8388608u) << 8u;
        let n_2 = exponent >> 5u;
        let shift = exponent & 31u;
        let low = select(select(select(0u, 683565275u, n_2 == 1u), 2475754826u, n_2 == 2u),
            2131351028u, n_2 == 3u);
        let low_1 = select(select(select(low, 2102212464u, n_2 == 4u), 920167782u, n_2 == 5u),
            1326507024u, n_2 == 6u);
        let w0 = select(low_1, 2140428522u, n_2 == 7u);
        let v_9 = n_2 + 1u;
        let low_2 = select(select(select(0u, 683565275u, v_9 == 1u), 2475754826u, v_9 == 2u),
            2131351028u, v_9 == 3u);
        let low_3 = select(select(select(low_2, 2102212464u, v_9 == 4u), 920167782u, v_9 == 5u),
            1326507024u, v_9 == 6u);
        let w1 = select(low_3, 2140428522u, v_9 == 7u);
        let v_10 = n_2 + 2u;
        let low_4 = select(select(select(0u, 683565275u, v_10 == 1u), 2475754826u, v_10 == 2u),
            2131351028u, v_10 == 3u);
        let low_5 = select(select(select(low_4, 2102212464u, v_10 == 4u), 920167782u, v_10 == 5u),
            1326507024u, v_10 == 6u);
        let w2 = select(low_5, 2140428522u, v_10 == 7u);
        let v_11 = n_2 + 3u;
        let low_6 = select(select(select(0u, 683565275u, v_11 == 1u), 2475754826u, v_11 == 2u),
            2131351028u, v_11 == 3u);
        let low_7 = select(select(select(low_6, 2102212464u, v_11 == 4u), 920167782u, v_11 == 5u),
            1326507024u, v_11 == 6u);
        let w3 = select(low_7, 2140428522u, v_11 == 7u);
        let v_12 = 32u - shift;
        let high = select(0u, w0 << (shift & 31u), shift < 32u)
            | select(0u, w1 >> (v_12 & 31u), v_12 < 32u);
        let middle = select(0u, w1 << (shift & 31u), shift < 32u)
            | select(0u, w2 >> (v_12 & 31u), v_12 < 32u);
        let low_8 = select(0u, w2 << (shift & 31u), shift < 32u)
            | select(0u, w3 >> (v_12 & 31u), v_12 < 32u);
        let v_13 = mantissa & 65535u;
        let v_14 = mantissa >> 16u;
        let v_15 = low_8 & 65535u;
        let v_16 = low_8 >> 16u;
        let v_17 = v_14 * v_15 + ((v_13 * v_15) >> 16u);
        let p0 = v_14 * v_16 + (v_17 >> 16u) + ((v_13 * v_16 + (v_17 & 65535u)) >> 16u);
        let m = mantissa * middle;
        let p1 = m + p0;
        let carry = select(0u, 1u, p1 < m);
        let v_18 = middle & 65535u;
        let v_19 = middle >> 16u;
        let v_20 = v_14 * v_18 + ((v_13 * v_18) >> 16u);
        let v_21 = mantissa * high
            + (v_14 * v_19 + (v_20 >> 16u) + ((v_13 * v_19 + (v_20 & 65535u)) >> 16u));
        let p2 = v_21 + carry;
        let quarter = p2 >> 30u;
        let top = p2 & 1073741823u;
        let up = (p2 & 536870912u) != 0u;
        let quarter_1 = select(quarter, quarter + 1u, up);
        let negated_low = 0u - p1;
        let borrow = select(0u, 1u, p1 != 0u);
        let negated_top = 1073741824u - top - borrow;
        let a_value = select(top, negated_top, up);
        let b_value = select(p1, negated_low, up);
        let rest = (f32(a_value) * 4294967296.0 + f32(b_value)) * 3.4061217e-19;
        let rest_1 = select(rest, -rest, up);
        let negative = v_5 < 0.0;
        let turns_1 = i32(quarter_1);
        turns = select(turns_1, -turns_1, negative);
        r_3 = select(rest_1, -rest_1, negative);
    }
    let ok = v_8 < bitcast<f32>(infinity_bits);
    let v_9 = bitcast<f32>(nan_bits);
    let r_4 = select(v_9, r_3, ok);
    let z = r_4 * r_4;
    let q_5 = 2.479952e-5 + z * -2.7210237e-7;
    let q_6 = -0.0013888883 + z * q_5;
    let q_7 = 0.041666668 + z * q_6;
    let q_8 = -0.00019839335 + z * 2.7183116e-6;
    let q_9 = 0.008333329 + z * q_8;
    let q_10 = -0.16666667 + z * q_9;
    let y_2 = select(r_4 + r_4 * z * q_10, 1.0 - (0.5 * z - z * z * q_7), (turns & 1) == 0);
    let bits = bitcast<u32>(v_5);
    let ok_1 = (bits & 2147483647u) > 2139095040u;
    let c = select(select(-y_2, y_2, ((turns + 1) & 2) == 0), v_5, ok_1);
    var r_5 = v_6;
    var turns_1 = v_7;
    if (v_8 > 4096.0) {
        let exponent = ((bits >> 23u) & 255u) - 126u;
        let mantissa = ((bits & 8388607u) | 8388608u) << 8u;
        let n_2 = exponent >> 5u;
        let shift = exponent & 31u;
        let low = select(select(select(0u, 683565275u, n_2 == 1u), 2475754826u, n_2 == 2u),
            2131351028u, n_2 == 3u);
        let low_1 = select(select(select(low, 2102212464u, n_2 == 4u), 920167782u, n_2 == 5u),
            1326507024u, n_2 == 6u);
        let w0 = select(low_1, 2140428522u, n_2 == 7u);
        let v_10 = n_2 + 1u;
        let low_2 = select(select(select(0u, 683565275u, v_10 == 1u), 2475754826u, v_10 == 2u),
            2131351028u, v_10 == 3u);
        let low_3 = select(select(select(low_2, 2102212464u, v_10 == 4u), 920167782u, v_10 == 5u),
            1326507024u, v_10 == 6u);
        let w1 = select(low_3, 2140428522u, v_10 == 7u);
        let v_11 = n_2 + 2u;
        let low_4 = select(select(select(0u, 683565275u, v_11 == 1u), 2475754826u, v_11 == 2u),
            2131351028u, v_11 == 3u);
        let low_5 = select(select(select(low_4, 2102212464u, v_11 == 4u), 920167782u, v_11 == 5u),
            1326507024u, v_11 == 6u);
        let w2 = select(low_5, 2140428522u, v_11 == 7u);
        let v_12 = n_2 + 3u;
        let low_6 = select(select(select(0u, 683565275u, v_12 == 1u), 2475754826u, v_12 == 2u),
            2131351028u, v_12 == 3u);
        let low_7 = select(select(select(low_6, 2102212464u, v_12 == 4u), 920167782u, v_12 == 5u),
            1326507024u, v_12 == 6u);
        let w3 = select(low_7, 2140428522u, v_12 == 7u);
        let v_13 = 32u - shift;
        let high = select(0u, w0 << (shift & 31u), shift < 32u)
            | select(0u, w1 >> (v_13 & 31u), v_13 < 32u);
        let middle = select(0u, w1 << (shift & 31u), shift < 32u)
            | select(0u, w2 >> (v_13 & 31u), v_13 < 32u);
        let low_8 = select(0u, w2 << (shift & 31u), shift < 32u)
            | select(0u, w3 >> (v_13 & 31u), v_13 < 32u);
        let v_14 = mantissa & 65535u;
        let v_15 = mantissa >> 16u;
        let v_16 = low_8 & 65535u;
        let v_17 = low_8 >> 16u;
        let v_18 = v_15 * v_16 + ((v_14 * v_16) >> 16u);
        let p0 = v_15 * v_17 + (v_18 >> 16u) + ((v_14 * v_17 + (v_18 & 65535u)) >> 16u);
        let m = mantissa * middle;
        let p1 = m + p0;
        let carry = select(0u, 1u, p1 < m);
        let v_19 = middle & 65535u;
        let v_20 = middle >> 16u;
        let v_21 = v_15 * v_19 + ((v_14 * v_19) >> 16u);
        let v_22 = mantissa * high
            + (v_15 * v_20 + (v_21 >> 16u) + ((v_14 * v_20 + (v_21 & 65535u)) >> 16u));
        let p2 = v_22 + carry;
        let quarter = p2 >> 30u;
        let top = p2 & 1073741823u;
        let up = (p2 & 536870912u) != 0u;
        let quarter_1 = select(quarter, quarter + 1u, up);
        let negated_low = 0u - p1;
        let borrow = select(0u, 1u, p1 != 0u);
        let negated_top = 1073741824u - top - borrow;
        let a_value = select(top, negated_top, up);
        let b_value = select(p1, negated_low, up);
        let rest = (f32(a_value) * 4294967296.0 + f32(b_value)) * 3.4061217e-19;
        let rest_1 = select(rest, -rest, up);
        let negative = v_5 < 0.0;
        let turns_2 = i32(quarter_1);
        turns_1 = select(turns_2, -turns_2, negative);
        r_5 = select(rest_1, -rest_1, negative);
    }
    let r_6 = select(v_9, r_5, ok);
    let z_1 = r_6 * r_6;
    let q_11 = -0.00019839335 + z_1 * 2.7183116e-6;
    let q_12 = 0.008333329 + z_1 * q_11;
    let q_13 = -0.16666667 + z_1 * q_12;
    let q_14 = 2.479952e-5 + z_1 * -2.7210237e-7;
    let q_15 = -0.0013888883 + z_1 * q_14;
    let q_16 = 0.041666668 + z_1 * q_15;
    let y_3 = select(1.0 - (0.5 * z_1 - z_1 * z_1 * q_16), r_6 + r_6 * z_1 * q_13,
        (turns_1 & 1) == 0);
    let y_4 = select(-y_3, y_3, (turns_1 & 2) == 0);
    let s = select(select(y_4, v_5, v_5 == 0.0), v_5, ok_1);
    let a = v_3 * c - v_4 * s;
    let b = v_3 * s + v_4 * c;
    x[i] = a;
    if (second < scalars.x_shape_2) {
        x[i_1] = b;
    }
}
