struct Scalars {
    records_shape_0: u32,
    records_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> records: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn crc32(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x * 256u + unit_pos.x;
    if (row < scalars.records_shape_0) {
        var table = array(0u, 498536548u, 997073096u, 651767980u, 1994146192u, 1802195444u,
            1303535960u, 1342533948u, 3988292384u, 4027552580u, 3604390888u, 3412177804u,
            2607071920u, 2262029012u, 2685067896u, 3183342108u);
        var crc = 4294967295u;
        for (var k = 0u; k < scalars.records_shape_1; k++) {
            var word = records[row * scalars.records_shape_1 + k];
            for (var i = 0; i < 8; i++) {
                crc = (crc >> 4u) ^ table[(crc ^ word) & 15u];
                word >>= 4u;
            }
        }
        if (row < scalars.out_length) {
            out[row] = ~crc;
        }
    }
}
