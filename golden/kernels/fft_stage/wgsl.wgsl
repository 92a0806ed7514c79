struct Scalars {
    span: u32,
    x_shape_0: u32,
    x_shape_1: u32,
    x_shape_2: u32,
    out_shape_0: u32,
    out_shape_1: u32,
    out_shape_2: u32,
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

@compute @workgroup_size(32, 2, 1)
fn fft_stage(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.y * 2u + unit_pos.y;
    let pair = cube_pos.x * 32u + unit_pos.x;
    let half_ = scalars.x_shape_1 / 2u;
    if (row >= scalars.x_shape_0 || pair >= half_) {
        return;
    }
    let v = max(scalars.span, 1u);
    let group = select(pair / v, 0u, scalars.span == 0u);
    let offset = pair % v;
    let v_1 = row * (scalars.x_shape_1 * scalars.x_shape_2);
    let start = v_1 + pair * scalars.x_shape_2;
    let a_real = select(0.0, x[start], scalars.x_shape_2 > 0u);
    let a_imaginary = select(0.0, x[start + 1u], scalars.x_shape_2 > 1u);
    let v_2 = pair + half_;
    let start_1 = v_1 + v_2 * scalars.x_shape_2;
    let b_real = select(0.0, x[start_1], v_2 < scalars.x_shape_1 && scalars.x_shape_2 > 0u);
    let b_imaginary = select(0.0, x[start_1 + 1u],
        v_2 < scalars.x_shape_1 && scalars.x_shape_2 > 1u);
    let v_3 = -3.1415927 * f32(group * scalars.span) / f32(half_);
    let n = round(v_3 * 0.63661975);
    let r = bitcast<f32>(min(bitcast<u32>(v_3 - n * 1.5703125), 4294967294u));
    let r_1 = bitcast<f32>(min(bitcast<u32>(r - n * 0.0004837513), 4294967294u));
    let r_2 = bitcast<f32>(min(bitcast<u32>(r_1 - n * 7.5495336e-8), 4294967294u));
    let v_4 = r_2 - n * 2.563344e-12;
    var r_3 = v_4;
    let v_5 = f32_to_i32(n);
    var turns = v_5;
    let v_6 = abs(v_3);
    if (v_6 > 4096.0) {
        let bits = bitcast<u32>(v_3);
        let exponent = ((bits >> 23u) & 255u) - 126u;
        let mantissa = ((bits & 8388607u) | 8388608u) << 8u;
        let n_1 = exponent >> 5u;
        let shift = exponent & 31u;
        let low = select(select(select(0u, 683565275u, n_1 == 1u), 2475754826u, n_1 == 2u),
            2131351028u, n_1 == 3u);
        let low_1 = select(select(select(low, 2102212464u, n_1 == 4u), 920167782u, n_1 == 5u),
            1326507024u, n_1 == 6u);
        let w0 = select(low_1, 2140428522u, n_1 == 7u);
        let v_7 = n_1 + 1u;
        let low_2 = select(select(select(0u, 683565275u, v_7 == 1u), 2475754826u, v_7 == 2u),
            2131351028u, v_7 == 3u);
        let low_3 = select(select(select(low_2, 2102212464u, v_7 == 4u), 920167782u, v_7 == 5u),
            1326507024u, v_7 == 6u);
        let w1 = select(low_3, 2140428522u, v_7 == 7u);
        let v_8 = n_1 + 2u;
        let low_4 = select(select(select(0u, 683565275u, v_8 == 1u), 2475754826u, v_8 == 2u),
            2131351028u, v_8 == 3u);
        let low_5 = select(select(select(low_4, 2102212464u, v_8 == 4u), 920167782u, v_8 == 5u),
            1326507024u, v_8 == 6u);
        let w2 = select(low_5, 2140428522u, v_8 == 7u);
        let v_9 = n_1 + 3u;
        let low_6 = select(select(select(0u, 683565275u, v_9 == 1u), 2475754826u, v_9 == 2u),
            2131351028u, v_9 == 3u);
        let low_7 = select(select(select(low_6, 2102212464u, v_9 == 4u), 920167782u, v_9 == 5u),
            1326507024u, v_9 == 6u);
        let w3 = select(low_7, 2140428522u, v_9 == 7u);
        let v_10 = 32u - shift;
        let high = select(0u, w0 << (shift & 31u), shift < 32u)
            | select(0u, w1 >> (v_10 & 31u), v_10 < 32u);
        let middle = select(0u, w1 << (shift & 31u), shift < 32u)
            | select(0u, w2 >> (v_10 & 31u), v_10 < 32u);
        let low_8 = select(0u, w2 << (shift & 31u), shift < 32u)
            | select(0u, w3 >> (v_10 & 31u), v_10 < 32u);
        let v_11 = mantissa & 65535u;
        let v_12 = mantissa >> 16u;
        let v_13 = low_8 & 65535u;
        let v_14 = low_8 >> 16u;
        let v_15 = v_12 * v_13 + ((v_11 * v_13) >> 16u);
        let p0 = v_12 * v_14 + (v_15 >> 16u) + ((v_11 * v_14 + (v_15 & 65535u)) >> 16u);
        let m = mantissa * middle;
        let p1 = m + p0;
        let carry = select(0u, 1u, p1 < m);
        let v_16 = middle & 65535u;
        let v_17 = middle >> 16u;
        let v_18 = v_12 * v_16 + ((v_11 * v_16) >> 16u);
        let v_19 = mantissa * high
            + (v_12 * v_17 + (v_18 >> 16u) + ((v_11 * v_17 + (v_18 & 65535u)) >> 16u));
        let p2 = v_19 + carry;
        let quarter = p2 >> 30u;
        let top = p2 & 1073741823u;
        let up = (p2 & 536870912u) != 0u;
        let quarter_1 = select(quarter, quarter + 1u, up);
        let negated_low = 0u - p1;
        let borrow = select(0u, 1u, p1 != 0u);
        let negated_top = 1073741824u - top - borrow;
        let a = select(top, negated_top, up);
        let b = select(p1, negated_low, up);
        let rest = (f32(a) * 4294967296.0 + f32(b)) * 3.4061217e-19;
        let rest_1 = select(rest, -rest, up);
        let negative = v_3 < 0.0;
        let turns_1 = i32(quarter_1);
        turns = select(turns_1, -turns_1, negative);
        r_3 = select(rest_1, -rest_1, negative);
    }
    let ok = v_6 < bitcast<f32>(infinity_bits);
    let v_7 = bitcast<f32>(nan_bits);
    let r_4 = select(v_7, r_3, ok);
    let z = r_4 * r_4;
    let q = 2.479952e-5 + z * -2.7210237e-7;
    let q_1 = -0.0013888883 + z * q;
    let q_2 = 0.041666668 + z * q_1;
    let q_3 = -0.00019839335 + z * 2.7183116e-6;
    let q_4 = 0.008333329 + z * q_3;
    let q_5 = -0.16666667 + z * q_4;
    let y = select(r_4 + r_4 * z * q_5, 1.0 - (0.5 * z - z * z * q_2), (turns & 1) == 0);
    let bits = bitcast<u32>(v_3);
    let ok_1 = (bits & 2147483647u) > 2139095040u;
    let twiddle_real = select(select(-y, y, ((turns + 1) & 2) == 0), v_3, ok_1);
    var r_5 = v_4;
    var turns_1 = v_5;
    if (v_6 > 4096.0) {
        let exponent = ((bits >> 23u) & 255u) - 126u;
        let mantissa = ((bits & 8388607u) | 8388608u) << 8u;
        let n_1 = exponent >> 5u;
        let shift = exponent & 31u;
        let low = select(select(select(0u, 683565275u, n_1 == 1u), 2475754826u, n_1 == 2u),
            2131351028u, n_1 == 3u);
        let low_1 = select(select(select(low, 2102212464u, n_1 == 4u), 920167782u, n_1 == 5u),
            1326507024u, n_1 == 6u);
        let w0 = select(low_1, 2140428522u, n_1 == 7u);
        let v_8 = n_1 + 1u;
        let low_2 = select(select(select(0u, 683565275u, v_8 == 1u), 2475754826u, v_8 == 2u),
            2131351028u, v_8 == 3u);
        let low_3 = select(select(select(low_2, 2102212464u, v_8 == 4u), 920167782u, v_8 == 5u),
            1326507024u, v_8 == 6u);
        let w1 = select(low_3, 2140428522u, v_8 == 7u);
        let v_9 = n_1 + 2u;
        let low_4 = select(select(select(0u, 683565275u, v_9 == 1u), 2475754826u, v_9 == 2u),
            2131351028u, v_9 == 3u);
        let low_5 = select(select(select(low_4, 2102212464u, v_9 == 4u), 920167782u, v_9 == 5u),
            1326507024u, v_9 == 6u);
        let w2 = select(low_5, 2140428522u, v_9 == 7u);
        let v_10 = n_1 + 3u;
        let low_6 = select(select(select(0u, 683565275u, v_10 == 1u), 2475754826u, v_10 == 2u),
            2131351028u, v_10 == 3u);
        let low_7 = select(select(select(low_6, 2102212464u, v_10 == 4u), 920167782u, v_10 == 5u),
            1326507024u, v_10 == 6u);
        let w3 = select(low_7, 2140428522u, v_10 == 7u);
        let v_11 = 32u - shift;
        let high = select(0u, w0 << (shift & 31u), shift < 32u)
            | select(0u, w1 >> (v_11 & 31u), v_11 < 32u);
        let middle = select(0u, w1 << (shift & 31u), shift < 32u)
            | select(0u, w2 >> (v_11 & 31u), v_11 < 32u);
        let low_8 = select(0u, w2 << (shift & 31u), shift < 32u)
            | select(0u, w3 >> (v_11 & 31u), v_11 < 32u);
        let v_12 = mantissa & 65535u;
        let v_13 = mantissa >> 16u;
        let v_14 = low_8 & 65535u;
        let v_15 = low_8 >> 16u;
        let v_16 = v_13 * v_14 + ((v_12 * v_14) >> 16u);
        let p0 = v_13 * v_15 + (v_16 >> 16u) + ((v_12 * v_15 + (v_16 & 65535u)) >> 16u);
        let m = mantissa * middle;
        let p1 = m + p0;
        let carry = select(0u, 1u, p1 < m);
        let v_17 = middle & 65535u;
        let v_18 = middle >> 16u;
        let v_19 = v_13 * v_17 + ((v_12 * v_17) >> 16u);
        let v_20 = mantissa * high
            + (v_13 * v_18 + (v_19 >> 16u) + ((v_12 * v_18 + (v_19 & 65535u)) >> 16u));
        let p2 = v_20 + carry;
        let quarter = p2 >> 30u;
        let top = p2 & 1073741823u;
        let up = (p2 & 536870912u) != 0u;
        let quarter_1 = select(quarter, quarter + 1u, up);
        let negated_low = 0u - p1;
        let borrow = select(0u, 1u, p1 != 0u);
        let negated_top = 1073741824u - top - borrow;
        let a = select(top, negated_top, up);
        let b = select(p1, negated_low, up);
        let rest = (f32(a) * 4294967296.0 + f32(b)) * 3.4061217e-19;
        let rest_1 = select(rest, -rest, up);
        let negative = v_3 < 0.0;
        let turns_2 = i32(quarter_1);
        turns_1 = select(turns_2, -turns_2, negative);
        r_5 = select(rest_1, -rest_1, negative);
    }
    let r_6 = select(v_7, r_5, ok);
    let z_1 = r_6 * r_6;
    let q_6 = -0.00019839335 + z_1 * 2.7183116e-6;
    let q_7 = 0.008333329 + z_1 * q_6;
    let q_8 = -0.16666667 + z_1 * q_7;
    let q_9 = 2.479952e-5 + z_1 * -2.7210237e-7;
    let q_10 = -0.0013888883 + z_1 * q_9;
    let q_11 = 0.041666668 + z_1 * q_10;
    let y_1 = select(1.0 - (0.5 * z_1 - z_1 * z_1 * q_11), r_6 + r_6 * z_1 * q_8,
        (turns_1 & 1) == 0);
    let y_2 = select(-y_1, y_1, (turns_1 & 2) == 0);
    let twiddle_imaginary = select(select(y_2, v_3, v_3 == 0.0), v_3, ok_1);
    let first = 2u * group * scalars.span + offset;
    let v_8 = row * (scalars.out_shape_1 * scalars.out_shape_2);
    let ok_2 = row < scalars.out_shape_0 && first < scalars.out_shape_1;
    let start_2 = v_8 + first * scalars.out_shape_2;
    if (ok_2 && scalars.out_shape_2 > 0u) {
        out[start_2] = a_real + b_real;
    }
    if (ok_2 && scalars.out_shape_2 > 1u) {
        out[start_2 + 1u] = a_imaginary + b_imaginary;
    }
    let v_9 = first + scalars.span;
    let v_10 = a_real - b_real;
    let v_11 = a_imaginary - b_imaginary;
    let ok_3 = row < scalars.out_shape_0 && v_9 < scalars.out_shape_1;
    let start_3 = v_8 + v_9 * scalars.out_shape_2;
    if (ok_3 && scalars.out_shape_2 > 0u) {
        out[start_3] = v_10 * twiddle_real - v_11 * twiddle_imaginary;
    }
    if (ok_3 && scalars.out_shape_2 > 1u) {
        out[start_3 + 1u] = v_10 * twiddle_imaginary + v_11 * twiddle_real;
    }
}
