@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
var<workgroup> between: array<f32, 64>;

@compute @workgroup_size(64, 1, 1)
fn sync_cube_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let absolute_pos = cube_pos.x * 64u + unit_pos.x;
    between[unit_pos.x] = x[absolute_pos];
    workgroupBarrier();
    out[absolute_pos] = between[63u - unit_pos.x];
}
