struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 1, 1)
fn row_sum_unit(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x * 64u + unit_pos.x;
    if (row >= scalars.out_length) {
        return;
    }
    var total = 0.0;
    for (var k = 0u; k < scalars.x_shape_1; k++) {
        total += select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
    }
    out[row] = total;
}
