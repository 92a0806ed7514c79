struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn pooling(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.out_shape_0 || column >= scalars.out_shape_1) {
        return;
    }
    var state = -3.402823466e38;
    let v = row * 2u;
    for (var y = v; y < min(v + 2u, scalars.x_shape_0); y++) {
        let v_1 = column * 2u;
        for (var z = v_1; z < min(v_1 + 2u, scalars.x_shape_1); z++) {
            let v_2 = x[y * scalars.x_shape_1 + z];
            let v_3 = select(select(state, v_2, state < v_2), v_2,
                (bitcast<u32>(v_2) & 2147483647u) > 2139095040u);
            state = select(v_3, state, (bitcast<u32>(state) & 2147483647u) > 2139095040u);
        }
    }
    out[row * scalars.out_shape_1 + column] = state;
}
