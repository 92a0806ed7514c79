struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> y: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn atan2_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = y[i];
        let v_1 = x[i];
        let a = abs(v_1);
        let b = abs(v);
        let steep = b > a;
        let low = select(b, a, steep);
        let both = low > 3.402823466e38;
        let high = select(select(a, b, steep), 1.0, both);
        let far = high > 3.402823466e38;
        let low_1 = select(select(low, 1.0, both), 0.0, far);
        let high_1 = select(high, 1.0, far);
        let factor = select(select(1.0, 9.313226e-10, high_1 > 1e30), 1073741824.0, high_1 < 1e-30);
        let v_2 = bitcast<f32>(min(bitcast<u32>(low_1 * factor), 4294967294u));
        let v_3 = bitcast<f32>(min(bitcast<u32>(high_1 * factor), 4294967294u));
        let far_1 = v_2 > 0.41421357 * v_3;
        let above = select(v_2, v_2 - v_3, far_1);
        let below = select(v_3, v_2 + v_3, far_1);
        let below_1 = select(below, 1.0, below == 0.0);
        let v_4 = above / below_1;
        let z = v_4 * v_4;
        let q = 0.10595998 + z * -0.060834456;
        let q_1 = -0.14243849 + z * q;
        let q_2 = 0.1999849 + z * q_1;
        let q_3 = -0.33333316 + z * q_2;
        let p = v_4 + v_4 * z * q_3;
        let r = select(p, 0.7853982 + p, far_1);
        let r_1 = select(r, 1.5707964 - (r + 4.371139e-8), steep);
        let r_2 = select(r_1, 3.1415927 - (r_1 + 8.742278e-8), bitcast<i32>(v_1) < 0);
        let r_3 = select(r_2, -r_2, bitcast<i32>(v) < 0);
        let ok = (bitcast<u32>(v_1) & 2147483647u) > 2139095040u
            || (bitcast<u32>(v) & 2147483647u) > 2139095040u;
        out[i] = select(r_3, a + b, ok);
    }
}
