struct Scalars {
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> low: array<f32>;
@group(0) @binding(2) var<storage, read> high: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn clamp_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        let v = x[i];
        let v_1 = low[i];
        let v_2 = high[i];
        let v_3 = select(select(select(v, v_1, v < v_1), v_1,
            (bitcast<u32>(v_1) & 2147483647u) > 2139095040u), v,
            (bitcast<u32>(v) & 2147483647u) > 2139095040u);
        let v_4 = select(select(v_3, v_2, v_3 > v_2), v_2,
            (bitcast<u32>(v_2) & 2147483647u) > 2139095040u);
        out[i] = select(v_4, v_3, (bitcast<u32>(v_3) & 2147483647u) > 2139095040u);
    }
}
