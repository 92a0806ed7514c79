struct Scalars {
    records_shape_0: u32,
    records_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> records: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn fnv(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row < scalars.records_shape_0) {
        var result = 2166136261u;
        for (var k = 0u; k < scalars.records_shape_1; k++) {
            let word = records[row * scalars.records_shape_1 + k];
            result = (result ^ (word & 255u)) * 16777619u;
            result = (result ^ ((word >> 8u) & 255u)) * 16777619u;
            result = (result ^ ((word >> 16u) & 255u)) * 16777619u;
            result = (result ^ (word >> 24u)) * 16777619u;
        }
        if (row < scalars.out_length) {
            out[row] = result;
        }
    }
}
