struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn rhypot_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = y[i];
        let a = abs(v);
        let b = abs(v_1);
        let high = select(b, a, a > b);
        let factor = select(1.0, 8.271806e-25, high > 1e18);
        let v_2 = select(factor, 1.23794004e27, high < 1e-12);
        let p = bitcast<f32>(min(bitcast<u32>(a * v_2), 4294967294u));
        let q = bitcast<f32>(min(bitcast<u32>(b * v_2), 4294967294u));
        let v_3 = bitcast<u32>(v) & 2147483647u;
        let v_4 = bitcast<u32>(v_1) & 2147483647u;
        let inverse = select(inverseSqrt(p * p + q * q) * v_2, a + b,
            v_3 > 2139095040u || v_4 > 2139095040u);
        out[i] = select(inverse, 0.0, v_3 == 2139095040u || v_4 == 2139095040u);
    }
}
