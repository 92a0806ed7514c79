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
fn cos_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let n = round(v * 0.63661975);
        let r = bitcast<f32>(min(bitcast<u32>(v - n * 1.5703125), 4294967294u));
        let r_1 = bitcast<f32>(min(bitcast<u32>(r - n * 0.0004837513), 4294967294u));
        let r_2 = bitcast<f32>(min(bitcast<u32>(r_1 - n * 7.5495336e-8), 4294967294u));
        var r_3 = r_2 - n * 2.563344e-12;
        var turns = f32_to_i32(n);
        let v_1 = abs(v);
        if (v_1 > 4096.0) {
            let bits = bitcast<u32>(v);
            let exponent = ((bits >> 23u) & 255u) - 126u;
            let mantissa = ((bits & 8388607u) | 8388608u) << 8u;
            let n_1 = exponent >> 5u;
            let shift = exponent & 31u;
            let low = select(select(select(0u, 683565275u, n_1 == 1u), 2475754826u, n_1 == 2u),
                2131351028u, n_1 == 3u);
            let low_1 = select(select(select(low, 2102212464u, n_1 == 4u), 920167782u, n_1 == 5u),
                1326507024u, n_1 == 6u);
            let w0 = select(low_1, 2140428522u, n_1 == 7u);
            let v_2 = n_1 + 1u;
            let low_2 = select(select(select(0u, 683565275u, v_2 == 1u), 2475754826u, v_2 == 2u),
                2131351028u, v_2 == 3u);
            let low_3 = select(select(select(low_2, 2102212464u, v_2 == 4u), 920167782u,
                v_2 == 5u), 1326507024u, v_2 == 6u);
            let w1 = select(low_3, 2140428522u, v_2 == 7u);
            let v_3 = n_1 + 2u;
            let low_4 = select(select(select(0u, 683565275u, v_3 == 1u), 2475754826u, v_3 == 2u),
                2131351028u, v_3 == 3u);
            let low_5 = select(select(select(low_4, 2102212464u, v_3 == 4u), 920167782u,
                v_3 == 5u), 1326507024u, v_3 == 6u);
            let w2 = select(low_5, 2140428522u, v_3 == 7u);
            let v_4 = n_1 + 3u;
            let low_6 = select(select(select(0u, 683565275u, v_4 == 1u), 2475754826u, v_4 == 2u),
                2131351028u, v_4 == 3u);
            let low_7 = select(select(select(low_6, 2102212464u, v_4 == 4u), 920167782u,
                v_4 == 5u), 1326507024u, v_4 == 6u);
            let w3 = select(low_7, 2140428522u, v_4 == 7u);
            let v_5 = 32u - shift;
            let high = select(0u, w0 << (shift & 31u), shift < 32u)
                | select(0u, w1 >> (v_5 & 31u), v_5 < 32u);
            let middle = select(0u, w1 << (shift & 31u), shift < 32u)
                | select(0u, w2 >> (v_5 & 31u), v_5 < 32u);
            let low_8 = select(0u, w2 << (shift & 31u), shift < 32u)
                | select(0u, w3 >> (v_5 & 31u), v_5 < 32u);
            let v_6 = mantissa & 65535u;
            let v_7 = mantissa >> 16u;
            let v_8 = low_8 & 65535u;
            let v_9 = low_8 >> 16u;
            let v_10 = v_7 * v_8 + ((v_6 * v_8) >> 16u);
            let p0 = v_7 * v_9 + (v_10 >> 16u) + ((v_6 * v_9 + (v_10 & 65535u)) >> 16u);
            let m = mantissa * middle;
            let p1 = m + p0;
            let carry = select(0u, 1u, p1 < m);
            let v_11 = middle & 65535u;
            let v_12 = middle >> 16u;
            let v_13 = v_7 * v_11 + ((v_6 * v_11) >> 16u);
            let p2 = mantissa * high
                + (v_7 * v_12 + (v_13 >> 16u) + ((v_6 * v_12 + (v_13 & 65535u)) >> 16u)) + carry;
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
            let negative = v < 0.0;
            let turns_1 = i32(quarter_1);
            turns = select(turns_1, -turns_1, negative);
            r_3 = select(rest_1, -rest_1, negative);
        }
        let r_4 = select(bitcast<f32>(nan_bits), r_3, v_1 < bitcast<f32>(infinity_bits));
        let z = r_4 * r_4;
        let q = 2.479952e-5 + z * -2.7210237e-7;
        let q_1 = -0.0013888883 + z * q;
        let q_2 = 0.041666668 + z * q_1;
        let q_3 = -0.00019839335 + z * 2.7183116e-6;
        let q_4 = 0.008333329 + z * q_3;
        let q_5 = -0.16666667 + z * q_4;
        let y = select(r_4 + r_4 * z * q_5, 1.0 - (0.5 * z - z * z * q_2), (turns & 1) == 0);
        out[i] = select(select(-y, y, ((turns + 1) & 2) == 0), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
}
