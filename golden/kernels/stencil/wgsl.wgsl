struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn stencil(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.x_shape_0 || column >= scalars.x_shape_1) {
        return;
    }
    let up = select(row, row - 1u, row > 0u);
    let left = select(column, column - 1u, column > 0u);
    let down = min(row + 1u, scalars.x_shape_0 - 1u);
    let right = min(column + 1u, scalars.x_shape_1 - 1u);
    let start = row * scalars.x_shape_1;
    let v = x[start + column] + x[up * scalars.x_shape_1 + column]
        + x[down * scalars.x_shape_1 + column] + x[start + left];
    let total = v + x[start + right];
    if (row < scalars.out_shape_0 && column < scalars.out_shape_1) {
        out[row * scalars.out_shape_1 + column] = total / 5.0;
    }
}
