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
    var kept: array<f32, 3>;
    let i = row * scalars.x_shape_1;
    kept[0] = select(0.0, x[i], row < scalars.x_shape_0 && 0u < scalars.x_shape_1);
    squares += kept[0] * kept[0];
    kept[1] = select(0.0, x[i + 1u], row < scalars.x_shape_0 && 1u < scalars.x_shape_1);
    squares += kept[1] * kept[1];
    kept[2] = select(0.0, x[i + 2u], row < scalars.x_shape_0 && 2u < scalars.x_shape_1);
    squares += kept[2] * kept[2];
    let factor = inverseSqrt(squares);
    let i_1 = row * scalars.out_shape_1;
    if (0u < scalars.out_shape_1) {
        out[i_1] = kept[0] * factor;
    }
    if (1u < scalars.out_shape_1) {
        out[i_1 + 1u] = kept[1] * factor;
    }
    if (2u < scalars.out_shape_1) {
        out[i_1 + 2u] = kept[2] * factor;
    }
}
