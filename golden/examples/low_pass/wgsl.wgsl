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
        total += select(0.0, x[i + 1u], i + 1u < scalars.x_length) * 0.23700821;
        total += select(0.0, x[i + 2u], i + 2u < scalars.x_length) * 0.46917063;
        total += select(0.0, x[i + 3u], i + 3u < scalars.x_length) * 0.23700821;
        total += select(0.0, x[i + 4u], i + 4u < scalars.x_length) * 0.02840647;
        out[i] = total;
    }
}
