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
var<workgroup> partial_: array<f32, 8>;

@compute @workgroup_size(256, 1, 1)
fn row_sum_both(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
    @builtin(subgroup_size) plane_dim: u32,
) {
    var total = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        total += select(0.0, x[cube_pos.x * scalars.x_shape_1 + k], cube_pos.x < scalars.x_shape_0);
    }
    let total_1 = subgroupAdd(total);
    if (unit_pos_plane == 0u) {
        let v = unit_pos.x / plane_dim;
        if (v < 8u) {
            partial_[v] = total_1;
        }
    }
    workgroupBarrier();
    if (unit_pos.x == 0u) {
        var total_2 = 0.0;
        for (var p = 0u; p < 8u; p++) {
            total_2 += partial_[p];
        }
        if (cube_pos.x < scalars.out_length) {
            out[cube_pos.x] = total_2;
        }
    }
}
