struct Scalars {
    n: u32,
    alpha: f32,
    x_step: i32,
    beta: f32,
    y_step: i32,
    x_length: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn axpby(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.n) {
        return;
    }
    let v = i32(scalars.n) - 1;
    let v_1 = i32(i);
    let source = u32(select(-scalars.x_step * v, 0, scalars.x_step >= 0) + v_1 * scalars.x_step);
    let place = u32(select(-scalars.y_step * v, 0, scalars.y_step >= 0) + v_1 * scalars.y_step);
    var value = 0.0;
    if (!(scalars.alpha == 0.0)) {
        value += scalars.alpha * select(0.0, x[source], source < scalars.x_length);
    }
    if (!(scalars.beta == 0.0)) {
        value += scalars.beta * select(0.0, y[place], place < scalars.y_length);
    }
    if (place < scalars.y_length) {
        y[place] = value;
    }
}
