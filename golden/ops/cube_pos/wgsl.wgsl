@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8, 4, 2)
fn cube_pos_kernel(
    @builtin(num_workgroups) cube_count: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let start = ((cube_pos.z * 2u + unit_pos.z) * (cube_count.y * 4u)
        + (cube_pos.y * 4u + unit_pos.y)) * (cube_count.x * 8u);
    out[start + (cube_pos.x * 8u + unit_pos.x)] = (cube_pos.z * cube_count.y + cube_pos.y)
        * cube_count.x + cube_pos.x;
}
