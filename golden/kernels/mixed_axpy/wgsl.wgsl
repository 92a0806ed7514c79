enable f16;

struct Scalars {
    alpha: f32,
    x_length: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<vec2h>;
@group(0) @binding(1) var<storage, read_write> y: array<vec2h>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn mixed_axpy(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.y_length) {
        let total = scalars.alpha * vec2f(select(vec2h(), x[i], i < scalars.x_length))
            + vec2f(y[i]);
        y[i] = vec2h(total);
    }
}
