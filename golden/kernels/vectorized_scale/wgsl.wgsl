struct Scalars {
    by: f32,
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn vectorized_scale(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        var v = select(vec4f(), x[i], i < scalars.x_length) * scalars.by;
        v.w = v.x + v.w;
        out[i] = v;
    }
}
