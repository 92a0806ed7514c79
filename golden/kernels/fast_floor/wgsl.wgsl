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
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.quotient_length) {
        let v = select(0.0, x[absolute_pos], absolute_pos < scalars.x_length);
        let v_1 = floor(v / 0.75);
        quotient[absolute_pos] = v_1;
        if (absolute_pos < scalars.rest_length) {
            rest[absolute_pos] = v - v_1 * 0.75;
        }
    }
}
