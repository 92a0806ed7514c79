enable subgroups;
diagnostic(off, subgroup_uniformity);

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(256, 1, 1)
fn plane_pos_kernel(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_size) plane_dim: u32,
    @builtin(workgroup_id) cube_pos: vec3u,
) {
    out[cube_pos.x * 256u + unit_pos.x] = unit_pos.x / plane_dim;
}
