enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> partial_: array<f32, 2>;

@compute @workgroup_size(64, 1, 1)
fn unit_rows(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
    @builtin(subgroup_size) plane_dim: u32,
) {
    let row = cube_pos.x;
    var total = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        let v = select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
        total += v * v;
    }
    var total_1 = subgroupAdd(total);
    if (unit_pos_plane == 0u) {
        let t = unit_pos.x / plane_dim;
        if (t < 2u) {
            partial_[t] = total_1;
        }
    }
    workgroupBarrier();
    total_1 = 0.0;
    for (var p = 0u; p < 2u; p++) {
        total_1 += partial_[p];
    }
    let factor = inverseSqrt(total_1);
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 64u) {
        if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + k] = select(0.0, x[row * scalars.x_shape_1 + k],
                row < scalars.x_shape_0) * factor;
        }
    }
}
