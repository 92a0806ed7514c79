struct Scalars {
    x_length: u32,
    quotient_length: u32,
    rest_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> quotient: array<f32>;
@group(0) @binding(2) var<storage, read_write> rest: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn fast_floor(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let v = cube_pos.x * 256u + unit_pos.x;
    if (v < scalars.quotient_length) {
        quotient[v] = floor(select(0.0, x[v], v < scalars.x_length) / 0.75);
        let v_1 = select(0.0, x[v], v < scalars.x_length);
        if (v < scalars.rest_length) {
            rest[v] = v_1 - floor(v_1 / 0.75) * 0.75;
        }
    }
}
