struct Scalars {
    limit: f32,
    gradient_length: u32,
    squares_length: u32,
}

@group(0) @binding(0) var<storage, read_write> gradient: array<f32>;
@group(0) @binding(1) var<storage, read> squares: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn clip_by_norm(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    var total = 0.0;
    for (var i = 0u; i < scalars.squares_length; i++) {
        let square = squares[i];
        total += square;
    }
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (total > scalars.limit * scalars.limit && absolute_pos < scalars.gradient_length) {
        gradient[absolute_pos] = gradient[absolute_pos] * scalars.limit * inverseSqrt(total);
    }
}
