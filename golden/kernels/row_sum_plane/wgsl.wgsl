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
fn row_sum_plane(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
    @builtin(subgroup_size) plane_dim: u32,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    var total = 0.0;
    for (var k = unit_pos_plane; k < scalars.x_shape_1; k += plane_dim) {
        total += select(0.0, x[row * scalars.x_shape_1 + k], row < scalars.x_shape_0);
    }
    let total_1 = subgroupAdd(total);
    if (unit_pos.x == 0u && row < scalars.out_length) {
        out[row] = total_1;
    }
}
