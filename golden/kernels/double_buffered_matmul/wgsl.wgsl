struct Scalars {
    a_shape_0: u32,
    a_shape_1: u32,
    b_shape_0: u32,
    b_shape_1: u32,
    c_shape_0: u32,
    c_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> a_tiles: array<f32, 512>;
var<workgroup> b_tiles: array<f32, 512>;

@compute @workgroup_size(16, 16, 1)
fn double_buffered_matmul(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
) {
    let x = unit_pos.x;
    let y = unit_pos.y;
    let row = cube_pos.y * 16u + y;
    let column = cube_pos.x * 16u + x;
    let base = row * scalars.a_shape_1;
    let v = y * 16u;
    let i = v + x;
    a_tiles[i] = select(0.0, a[base + x], row < scalars.a_shape_0 && x < scalars.a_shape_1);
    b_tiles[i] = select(0.0, b[y * scalars.b_shape_1 + column],
        y < scalars.b_shape_0 && column < scalars.b_shape_1);
    workgroupBarrier();
    var total = 0.0;
    var now = 0u;
    for (var start = 0u; start < scalars.a_shape_1; start += 16u) {
        let v_1 = 1u - now;
        let v_2 = start + 16u;
        let v_3 = v_2 + x;
        let i_1 = v_1 * 256u + v + x;
        a_tiles[i_1] = select(0.0, a[base + v_3],
            row < scalars.a_shape_0 && v_3 < scalars.a_shape_1);
        let v_4 = v_2 + y;
        b_tiles[i_1] = select(0.0, b[v_4 * scalars.b_shape_1 + column],
            v_4 < scalars.b_shape_0 && column < scalars.b_shape_1);
        for (var k = 0u; k < 16u; k++) {
            let v_5 = now * 256u;
            total = fma(a_tiles[v_5 + v + k], b_tiles[v_5 + k * 16u + x], total);
        }
        workgroupBarrier();
        now = v_1;
    }
    if (row < scalars.c_shape_0 && column < scalars.c_shape_1) {
        c[row * scalars.c_shape_1 + column] = total;
    }
}
