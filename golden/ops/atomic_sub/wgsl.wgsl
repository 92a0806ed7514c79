@group(0) @binding(0) var<storage, read_write> place: array<atomic<i32>>;
@group(0) @binding(1) var<storage, read> value: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(256, 1, 1)
fn atomic_sub_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    out[i] = atomicSub(&place[i], value[i]);
}
