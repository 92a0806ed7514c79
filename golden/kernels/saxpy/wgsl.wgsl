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
    let v = cube_pos.x * 256u + unit_pos.x;
    if (v < scalars.y_length) {
        y[v] += scalars.a * select(0.0, x[v], v < scalars.x_length);
    }
}
