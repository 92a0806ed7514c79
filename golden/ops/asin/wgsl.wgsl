struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn asin_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let a = abs(v);
        let inner = a < 0.5;
        let z = select(0.5 * (1.0 - a), v * v, inner);
        let r = select(sqrt(z), v, inner);
        let q = 0.014402615 + z * 0.03756519;
        let q_1 = 0.031817608 + z * q;
        let q_2 = 0.04451572 + z * q_1;
        let q_3 = 0.07500511 + z * q_2;
        let q_4 = 0.1666666 + z * q_3;
        let p = r + r * z * q_4;
        let outer = 1.5707964 - (2.0 * p + 4.371139e-8);
        let y = select(select(outer, -outer, v < 0.0), p, inner);
        out[i] = select(select(y, v, v == 0.0), v, (bitcast<u32>(v) & 2147483647u) > 2139095040u);
    }
}
