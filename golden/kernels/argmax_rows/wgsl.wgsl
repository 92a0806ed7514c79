struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    values_length: u32,
    places_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> values: array<f32>;
@group(0) @binding(2) var<storage, read_write> places: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> shared_values: array<f32, 64>;
var<workgroup> shared_places: array<u32, 64>;

@compute @workgroup_size(64, 1, 1)
fn argmax_rows(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    let unit = unit_pos.x;
    var best_value = -3.402823466e38;
    var best_place = 0u;
    for (var column = unit; column < scalars.x_shape_1; column += 64u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + column], row < scalars.x_shape_0);
        if (v > best_value || (v == best_value && column < best_place)) {
            best_value = v;
            best_place = column;
        }
    }
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    workgroupBarrier();
    if (unit < 32u) {
        let other_value = shared_values[unit + 32u];
        let other_place = shared_places[unit + 32u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    workgroupBarrier();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    workgroupBarrier();
    if (unit < 16u) {
        let other_value = shared_values[unit + 16u];
        let other_place = shared_places[unit + 16u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    workgroupBarrier();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    workgroupBarrier();
    if (unit < 8u) {
        let other_value = shared_values[unit + 8u];
        let other_place = shared_places[unit + 8u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    workgroupBarrier();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    workgroupBarrier();
    if (unit < 4u) {
        let other_value = shared_values[unit + 4u];
        let other_place = shared_places[unit + 4u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    workgroupBarrier();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    workgroupBarrier();
    if (unit < 2u) {
        let other_value = shared_values[unit + 2u];
        let other_place = shared_places[unit + 2u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    workgroupBarrier();
    shared_values[unit] = best_value;
    shared_places[unit] = best_place;
    workgroupBarrier();
    if (unit < 1u) {
        let other_value = shared_values[unit + 1u];
        let other_place = shared_places[unit + 1u];
        if (other_value > best_value || (other_value == best_value && other_place < best_place)) {
            best_value = other_value;
            best_place = other_place;
        }
    }
    workgroupBarrier();
    if (unit == 0u) {
        if (row < scalars.values_length) {
            values[row] = best_value;
        }
        if (row < scalars.places_length) {
            places[row] = best_place;
        }
    }
}
