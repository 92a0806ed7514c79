struct Scalars {
    x_length: u32,
    counts_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> local: array<atomic<u32>, 64>;

@compute @workgroup_size(256, 1, 1)
fn histogram(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(num_workgroups) cube_count: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
) {
    if (unit_pos.x < 64u) {
        atomicStore(&local[unit_pos.x], 0u);
    }
    workgroupBarrier();
    for (var i = cube_pos.x * 256u + unit_pos.x; i < scalars.x_length; i += cube_count.x * 256u) {
        atomicAdd(&local[x[i] % 64u], 1u);
    }
    workgroupBarrier();
    if (unit_pos.x < 64u) {
        let count = atomicLoad(&local[unit_pos.x]);
        if (count > 0u && unit_pos.x < scalars.counts_length) {
            atomicAdd(&counts[unit_pos.x], count);
        }
    }
}
