struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> tile: array<f32, 68>;

@compute @workgroup_size(64, 1, 1)
fn gaussian_blur(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let line = cube_pos.y;
    let start = i32(cube_pos.x * 64u);
    let length = i32(scalars.x_shape_1);
    let v = i32(unit_pos.x);
    for (var k = v; k < 68; k += 64) {
        let place = min(max(start + k - 2, 0), length - 1);
        let place_1 = u32(place);
        tile[u32(k)] = select(0.0, x[line * scalars.x_shape_1 + place_1],
            line < scalars.x_shape_0 && place_1 < scalars.x_shape_1);
    }
    workgroupBarrier();
    var total = 0.0;
    total += 0.054488685 * tile[unit_pos.x];
    total += 0.24420135 * tile[unit_pos.x + 1u];
    total += 0.40261996 * tile[unit_pos.x + 2u];
    total += 0.24420135 * tile[unit_pos.x + 3u];
    total += 0.054488685 * tile[unit_pos.x + 4u];
    let place = start + v;
    let place_1 = u32(place);
    if (line < scalars.out_shape_0 && place_1 < scalars.out_shape_1) {
        out[line * scalars.out_shape_1 + place_1] = total;
    }
}
