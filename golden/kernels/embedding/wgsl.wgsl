struct Scalars {
    table_shape_0: u32,
    table_shape_1: u32,
    tokens_length: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> table: array<f32>;
@group(0) @binding(1) var<storage, read> tokens: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(64, 4, 1)
fn embedding(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let place = cube_pos.y * 4u + unit_pos.y;
    let feature = cube_pos.x * 64u + unit_pos.x;
    if (place >= scalars.tokens_length || feature >= scalars.table_shape_1) {
        return;
    }
    var token = tokens[place];
    if (token == 3) {
        if (place < scalars.out_shape_0 && feature < scalars.out_shape_1) {
            out[place * scalars.out_shape_1 + feature] = 0.0;
        }
        return;
    }
    if (token < 0) {
        token += i32(scalars.table_shape_0);
    }
    let v = u32(token);
    if (place < scalars.out_shape_0 && feature < scalars.out_shape_1) {
        out[place * scalars.out_shape_1 + feature] = select(0.0,
            table[v * scalars.table_shape_1 + feature], v < scalars.table_shape_0);
    }
}
