struct Scalars {
    a: f32,
    x_length: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn saxpy(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.y_length) {
        y[absolute_pos] += scalars.a
            * select(0.0, x[absolute_pos], absolute_pos < scalars.x_length);
    }
}
