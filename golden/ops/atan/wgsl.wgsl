struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn atan_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let a = abs(v);
        let inside = a <= 1.0;
        let v_1 = select(1.0, a, inside);
        let v_2 = select(a, 1.0, inside);
        let far = v_1 > 0.41421357 * v_2;
        let above = select(v_1, v_1 - v_2, far);
        let below = select(v_2, v_1 + v_2, far);
        let below_1 = select(below, 1.0, below == 0.0);
        let v_3 = above / below_1;
        let z = v_3 * v_3;
        let q = 0.10595998 + z * -0.060834456;
        let q_1 = -0.14243849 + z * q;
        let q_2 = 0.1999849 + z * q_1;
        let q_3 = -0.33333316 + z * q_2;
        let p = v_3 + v_3 * z * q_3;
        let infinite = a > 3e38;
        let r = select(select(p, 0.7853982 + p, far), 0.0, infinite);
        let r_1 = select(r, 1.5707964 - (r + 4.371139e-8), a > 1.0);
        let r_2 = select(r_1, -r_1, v < 0.0);
        out[i] = select(select(select(v, r_2, a >= 0.0), v, v == 0.0), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
}
