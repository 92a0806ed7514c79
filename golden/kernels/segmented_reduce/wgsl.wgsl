struct Scalars {
    x_length: u32,
    offsets_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> offsets: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn segmented_reduce(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let segment = cube_pos.x * 256u + unit_pos.x;
    if (segment < scalars.out_length) {
        let v = min(select(0u, offsets[segment], segment < scalars.offsets_length),
            scalars.x_length);
        let v_1 = min(select(0u, offsets[segment + 1u], segment + 1u < scalars.offsets_length),
            scalars.x_length);
        var result = 3.402823466e38;
        for (var i = 0u; i < select(0u, v_1 - v, v < v_1); i++) {
            let v_2 = v + i;
            let value = select(0.0, x[v_2], v_2 < scalars.x_length);
            let v_3 = abs(value - 1.0);
            let v_4 = select(select(result, v_3, result > v_3), v_3,
                (bitcast<u32>(v_3) & 2147483647u) > 2139095040u);
            result = select(v_4, result, (bitcast<u32>(result) & 2147483647u) > 2139095040u);
        }
        out[segment] = result;
    }
}
