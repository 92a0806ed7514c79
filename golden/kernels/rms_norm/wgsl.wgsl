enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    epsilon: f32,
    x_shape_0: u32,
    x_shape_1: u32,
    weight_length: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> weight: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(32, 1, 1)
fn rms_norm(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x;
    var kept = array<f32, 4>();
    var squares = 0.0;
    let column = unit_pos.x;
    let start = row * scalars.x_shape_1;
    kept[0] = select(0.0, x[start + column], row < scalars.x_shape_0 && column < scalars.x_shape_1);
    squares += kept[0] * kept[0];
    let column_1 = column + 32u;
    kept[1] = select(0.0, x[start + column_1],
        row < scalars.x_shape_0 && column_1 < scalars.x_shape_1);
    squares += kept[1] * kept[1];
    let column_2 = column + 64u;
    kept[2] = select(0.0, x[start + column_2],
        row < scalars.x_shape_0 && column_2 < scalars.x_shape_1);
    squares += kept[2] * kept[2];
    let column_3 = column + 96u;
    kept[3] = select(0.0, x[start + column_3],
        row < scalars.x_shape_0 && column_3 < scalars.x_shape_1);
    squares += kept[3] * kept[3];
    let inverse = inverseSqrt(subgroupAdd(squares) / 100.0 + scalars.epsilon);
    let start_1 = row * scalars.out_shape_1;
    if (row < scalars.out_shape_0 && column < scalars.out_shape_1) {
        out[start_1 + column] = kept[0] * inverse
            * select(0.0, weight[column], column < scalars.weight_length);
    }
    if (row < scalars.out_shape_0 && column_1 < scalars.out_shape_1) {
        out[start_1 + column_1] = kept[1] * inverse
            * select(0.0, weight[column_1], column_1 < scalars.weight_length);
    }
    if (row < scalars.out_shape_0 && column_2 < scalars.out_shape_1) {
        out[start_1 + column_2] = kept[2] * inverse
            * select(0.0, weight[column_2], column_2 < scalars.weight_length);
    }
    if (row < scalars.out_shape_0 && column_3 < scalars.out_shape_1) {
        out[start_1 + column_3] = kept[3] * inverse
            * select(0.0, weight[column_3], column_3 < scalars.weight_length);
    }
}
