struct Scalars {
    values_length: u32,
    wanted_length: u32,
    places_length: u32,
}

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read> wanted: array<f32>;
@group(0) @binding(2) var<storage, read_write> places: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn search_sorted(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.wanted_length) {
        let v = wanted[i];
        var low = 0u;
        var high = scalars.values_length;
        while (low < high) {
            let middle = low + (high - low) / 2u;
            let goes_right = select(0.0, values[middle], middle < scalars.values_length) <= v;
            low = select(low, middle + 1u, goes_right);
            high = select(middle, high, goes_right);
        }
        if (i < scalars.places_length) {
            places[i] = low;
        }
    }
}
