struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> sums: array<f32, 128>;

@compute @workgroup_size(128, 1, 1)
fn shared_row_sum(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.y / 2u;
    let part = cube_pos.y % 2u * 2u + cube_pos.x % 2u;
    var total = 0.0;
    let first = part * 128u + unit_pos.x;
    for (var column = first; column < scalars.x_shape_1; column += 512u) {
        total += select(0.0, x[row * scalars.x_shape_1 + column], row < scalars.x_shape_0);
    }
    sums[unit_pos.x] = total;
    workgroupBarrier();
    if (unit_pos.x == 0u) {
        for (var unit = 1u; unit < 128u; unit++) {
            total += sums[unit];
        }
        if (row < scalars.out_shape_0 && part < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + part] = total;
        }
    }
}
