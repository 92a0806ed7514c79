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
        var table: array<u32, 16>;
        table[0] = 0u;
        table[1] = 498536548u;
        table[2] = 997073096u;
        table[3] = 651767980u;
        table[4] = 1994146192u;
        table[5] = 1802195444u;
        table[6] = 1303535960u;
        table[7] = 1342533948u;
        table[8] = 3988292384u;
        table[9] = 4027552580u;
        table[10] = 3604390888u;
        table[11] = 3412177804u;
        table[12] = 2607071920u;
        table[13] = 2262029012u;
        table[14] = 2685067896u;
        table[15] = 3183342108u;
        var crc = 4294967295u;
        for (var k = 0u; k < scalars.records_shape_1; k++) {
            var word = records[row * scalars.records_shape_1 + k];
            for (var v_ = 0; v_ < 8; v_++) {
                crc = (crc >> 4u) ^ table[(crc ^ word) & 15u];
                word >>= 4u;
            }
        }
        if (row < scalars.out_length) {
            out[row] = ~crc;
        }
    }
}
