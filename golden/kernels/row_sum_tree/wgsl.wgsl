struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> partial_: array<f32, 256>;

@compute @workgroup_size(256, 1, 1)
fn row_sum_tree(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    var total = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        total += select(0.0, x[cube_pos.x * scalars.x_shape_1 + k], cube_pos.x < scalars.x_shape_0);
    }
    partial_[unit_pos.x] = total;
    workgroupBarrier();
    if (unit_pos.x < 128u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 128u];
    }
    workgroupBarrier();
    if (unit_pos.x < 64u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 64u];
    }
    workgroupBarrier();
    if (unit_pos.x < 32u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 32u];
    }
    workgroupBarrier();
    if (unit_pos.x < 16u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 16u];
    }
    workgroupBarrier();
    if (unit_pos.x < 8u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 8u];
    }
    workgroupBarrier();
    if (unit_pos.x < 4u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 4u];
    }
    workgroupBarrier();
    if (unit_pos.x < 2u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 2u];
    }
    workgroupBarrier();
    if (unit_pos.x < 1u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 1u];
    }
    workgroupBarrier();
    if (unit_pos.x == 0u && cube_pos.x < scalars.out_length) {
        out[cube_pos.x] = partial_[0];
    }
}
