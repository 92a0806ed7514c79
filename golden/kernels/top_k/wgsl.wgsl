struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    values_shape_0: u32,
    values_shape_1: u32,
    places_shape_0: u32,
    places_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> values: array<f32>;
@group(0) @binding(2) var<storage, read_write> places: array<i32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn top_k(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row >= scalars.x_shape_0) {
        return;
    }
    var best = array(-3.402823466e38, -3.402823466e38, -3.402823466e38);
    var where_ = array(-1, -1, -1);
    for (var column = 0; column < i32(scalars.x_shape_1); column++) {
        var value = x[row * scalars.x_shape_1 + u32(column)];
        var place = column;
        if (value > best[0] || (value == best[0] && place < where_[0])) {
            let v = best[0];
            best[0] = value;
            value = v;
            let v_1 = where_[0];
            where_[0] = place;
            place = v_1;
        }
        if (value > best[1] || (value == best[1] && place < where_[1])) {
            let v = best[1];
            best[1] = value;
            value = v;
            let v_1 = where_[1];
            where_[1] = place;
            place = v_1;
        }
        if (value > best[2] || (value == best[2] && place < where_[2])) {
            best[2] = value;
            where_[2] = place;
        }
    }
    let start = row * scalars.values_shape_1;
    if (row < scalars.values_shape_0 && scalars.values_shape_1 > 0u) {
        values[start] = best[0];
    }
    let start_1 = row * scalars.places_shape_1;
    if (row < scalars.places_shape_0 && scalars.places_shape_1 > 0u) {
        places[start_1] = where_[0];
    }
    if (row < scalars.values_shape_0 && scalars.values_shape_1 > 1u) {
        values[start + 1u] = best[1];
    }
    if (row < scalars.places_shape_0 && scalars.places_shape_1 > 1u) {
        places[start_1 + 1u] = where_[1];
    }
    if (row < scalars.values_shape_0 && scalars.values_shape_1 > 2u) {
        values[start + 2u] = best[2];
    }
    if (row < scalars.places_shape_0 && scalars.places_shape_1 > 2u) {
        places[start_1 + 2u] = where_[2];
    }
}
