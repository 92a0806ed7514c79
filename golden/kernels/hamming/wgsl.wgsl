struct Scalars {
    a_shape_0: u32,
    a_shape_1: u32,
    b_shape_0: u32,
    b_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read> b: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> a_tile: array<u32, 272>;
var<workgroup> b_tile: array<u32, 272>;

@compute @workgroup_size(16, 16, 1)
fn hamming(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    var different = 0u;
    for (var start = 0u; start < scalars.a_shape_1; start += 16u) {
        let v = cube_pos.y * 16u + unit_pos.y;
        let v_1 = start + unit_pos.x;
        let base = unit_pos.y * 17u;
        let i = base + unit_pos.x;
        a_tile[i] = select(0u, a[v * scalars.a_shape_1 + v_1],
            v < scalars.a_shape_0 && v_1 < scalars.a_shape_1);
        let v_2 = cube_pos.x * 16u + unit_pos.y;
        b_tile[i] = select(0u, b[v_2 * scalars.b_shape_1 + v_1],
            v_2 < scalars.b_shape_0 && v_1 < scalars.b_shape_1);
        workgroupBarrier();
        for (var k = 0u; k < 16u; k++) {
            different += countOneBits(a_tile[base + k] ^ b_tile[unit_pos.x * 17u + k]);
        }
        workgroupBarrier();
    }
    let absolute_pos_y = cube_pos.y * 16u + unit_pos.y;
    let absolute_pos_x = cube_pos.x * 16u + unit_pos.x;
    if (absolute_pos_y < scalars.out_shape_0 && absolute_pos_x < scalars.out_shape_1) {
        out[absolute_pos_y * scalars.out_shape_1 + absolute_pos_x] = different;
    }
}
