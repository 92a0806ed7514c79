struct Scalars {
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn vectorized_copy(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        out[absolute_pos] = select(vec4f(), x[absolute_pos], absolute_pos < scalars.x_length);
    }
}
