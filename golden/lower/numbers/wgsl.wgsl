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
    let v_1 = (f32(i) * 0.1 + 1e-5 + 3.0) / 16777216.0;
    let ok = !(v_1 == v);
    let v_2 = select(-bitcast<f32>(infinity_bits), select(bitcast<f32>(infinity_bits), v_1, ok),
        ok);
    y[u] = select(v_2, 1e20, v_2 < bitcast<f32>(nan_bits));
    let v_3 = (i * i + i - i32(-2147483648)) & 65535;
    let v_4 = v_3 << 3u;
    let v_5 = ~(((v_4 >> (u32(i) & 31u)) | v_3) ^ v_4) + 2147483647
        - i32(!((v_3 == 4 && i < 7) || i > 90));
    let v_6 = i - v_5;
    m[u] = select(i, v_6, v_6 != 0);
    let v_7 = bitcast<u32>(v) & 2147483647u;
    if (v_7 > 2139095040u) {
        let v_8 = u32(i);
        let v_9 = v_8 + v_7;
        let v_10 = u32(i32(v_9 >> (v_8 & 31u)));
        w[u] = v_9 - (v_10 / 10u - v_10 % 10u);
        if (!(v == 0.0)) {
            w[u] = 4294967295u;
        }
    }
}
