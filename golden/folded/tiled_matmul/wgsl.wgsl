struct Scalars {
    a_shape_0: u32,
    a_shape_1: u32,
    b_shape_0: u32,
    b_shape_1: u32,
    c_shape_0: u32,
    c_shape_1: u32,
    cube_count_x: u32,
    cube_count_y: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> a_tile: array<f32, 256>;
var<workgroup> b_tile: array<f32, 256>;

@compute @workgroup_size(16, 16, 1)
fn tiled_matmul(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(num_workgroups) cube_count: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let cube = (cube_pos.z * cube_count.y + cube_pos.y) * cube_count.x + cube_pos.x;
    if (cube >= scalars.cube_count_x * scalars.cube_count_y) {
        return;
    }
    let cube_x = cube % scalars.cube_count_x;
    let cube_y = cube / scalars.cube_count_x;
    let x = unit_pos.x;
    let y = unit_pos.y;
    let row = cube_y * 16u + y;
    let column = cube_x * 16u + x;
    var total = 0.0;
    for (var start = 0u; start < scalars.a_shape_1; start += 16u) {
        let v = start + x;
        let base = y * 16u;
        let i = base + x;
        a_tile[i] = select(0.0, a[row * scalars.a_shape_1 + v],
            row < scalars.a_shape_0 && v < scalars.a_shape_1);
        let v_1 = start + y;
        b_tile[i] = select(0.0, b[v_1 * scalars.b_shape_1 + column],
            v_1 < scalars.b_shape_0 && column < scalars.b_shape_1);
        workgroupBarrier();
        for (var k = 0u; k < 16u; k++) {
            total += a_tile[base + k] * b_tile[k * 16u + x];
        }
        workgroupBarrier();
    }
    if (row < scalars.c_shape_0 && column < scalars.c_shape_1) {
        c[row * scalars.c_shape_1 + column] = total;
    }
}
