@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<storage, read> k: array<i32>;
@group(0) @binding(3) var<storage, read_write> m: array<i32>;
@group(0) @binding(4) var<storage, read_write> w: array<u32>;
var<private> infinity_bits: u32 = 0x7f800000u;
var<private> nan_bits: u32 = 0x7fc00000u;

fn f32_to_i32(x: f32) -> i32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(i32(x), 2147483647, x >= 2147483648.0), 0, is_nan);
}

fn f32_to_u32(x: f32) -> u32 {
    let is_nan = (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
    return select(select(u32(x), 4294967295u, x >= 4294967296.0), 0u, is_nan);
}

@compute @workgroup_size(64, 1, 1)
fn numbers(@builtin(local_invocation_id) unit_pos: vec3u) {
    let u = unit_pos.x;
    let v = x[u];
    m[u] = f32_to_i32(v);
    w[u] = f32_to_u32(v);
    let i = k[u];
    let v_1 = f32(i);
    let v_2 = (v_1 * 0.1 + 1e-5 + 3.0) / 16777216.0;
    let ok = !(v_2 == v);
    let v_3 = select(-bitcast<f32>(infinity_bits), select(bitcast<f32>(infinity_bits), v_2, ok),
        ok);
    y[u] = 3.0 * v_1 - 1.0 - select(v_3, 1e20, v_3 < bitcast<f32>(nan_bits));
    let v_4 = (i * i + i - i32(-2147483648)) & 65535;
    let v_5 = v_4 << 3u;
    let v_6 = ~(((v_5 >> (u32(i) & 31u)) | v_4) ^ v_5) + 2147483647
        - i32(!((v_4 == 4 && i < 7) || i > 90));
    let v_7 = i - (v_6 - -5 / v_4 - (-6 & i));
    m[u] = select(i, v_7, v_7 != 0);
    let v_8 = bitcast<u32>(v) & 2147483647u;
    if (v_8 > 2139095040u) {
        let v_9 = u32(i);
        let v_10 = v_9 + v_8;
        let v_11 = u32(i32(v_10 >> (v_9 & 31u)));
        w[u] = v_10 - (v_11 / 10u - v_11 % 10u);
        if (!(v == 0.0)) {
            w[u] = 4294967295u;
        }
    }
}
