struct Scalars {
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn low_pass(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        var total = 0.0;
        total += select(0.0, x[i], i < scalars.x_length) * 0.02840647;
        let v = i + 1u;
        total += select(0.0, x[v], v < scalars.x_length) * 0.23700821;
        let v_1 = i + 2u;
        total += select(0.0, x[v_1], v_1 < scalars.x_length) * 0.46917063;
        let v_2 = i + 3u;
        total += select(0.0, x[v_2], v_2 < scalars.x_length) * 0.23700821;
        let v_3 = i + 4u;
        total += select(0.0, x[v_3], v_3 < scalars.x_length) * 0.02840647;
        out[i] = total;
    }
}
