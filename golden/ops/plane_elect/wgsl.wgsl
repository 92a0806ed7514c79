enable subgroups;
diagnostic(off, subgroup_uniformity);

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(256, 1, 1)
fn plane_elect_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    out[i] = u32(unit_pos_plane == 0u);
}
