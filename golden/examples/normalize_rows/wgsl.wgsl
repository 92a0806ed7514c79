struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn normalize_rows(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.out_shape_0) {
        return;
    }
    var squares = 0.0;
    var kept = array<f32, 3>();
    let start = row * scalars.x_shape_1;
    kept[0] = select(0.0, x[start], row < scalars.x_shape_0 && scalars.x_shape_1 > 0u);
    squares += kept[0] * kept[0];
    kept[1] = select(0.0, x[start + 1u], row < scalars.x_shape_0 && scalars.x_shape_1 > 1u);
    squares += kept[1] * kept[1];
    kept[2] = select(0.0, x[start + 2u], row < scalars.x_shape_0 && scalars.x_shape_1 > 2u);
    squares += kept[2] * kept[2];
    let factor = inverseSqrt(squares);
    let start_1 = row * scalars.out_shape_1;
    if (scalars.out_shape_1 > 0u) {
        out[start_1] = kept[0] * factor;
    }
    if (scalars.out_shape_1 > 1u) {
        out[start_1 + 1u] = kept[1] * factor;
    }
    if (scalars.out_shape_1 > 2u) {
        out[start_1 + 2u] = kept[2] * factor;
    }
}
