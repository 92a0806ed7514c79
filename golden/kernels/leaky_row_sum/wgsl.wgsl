enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(32, 1, 1)
fn leaky_row_sum(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    var acc = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 32u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
        if (v > 0.0) {
            acc += v;
        } else if (v > -100.0) {
            acc = fma(v, 0.5, acc);
        } else {
            acc -= 1.0;
        }
    }
    var total = subgroupAdd(acc);
    total = select(0.0, total, row < scalars.out_length);
    if (unit_pos.x == 0u && row < scalars.out_length) {
        out[row] = total;
    }
}
