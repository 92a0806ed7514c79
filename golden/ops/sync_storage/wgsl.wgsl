@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> between: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(64, 1, 1)
fn sync_storage_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let v = cube_pos.x * 64u;
    let absolute_pos = v + unit_pos.x;
    between[absolute_pos] = x[absolute_pos];
    storageBarrier();
    workgroupBarrier();
    out[absolute_pos] = between[v + 63u - unit_pos.x];
}
