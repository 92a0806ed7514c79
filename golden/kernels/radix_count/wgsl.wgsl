struct Scalars {
    shift: u32,
    keys_length: u32,
    counts_shape_0: u32,
    counts_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> keys: array<f32>;
@group(0) @binding(1) var<storage, read_write> counts: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> found: array<atomic<u32>, 16>;

@compute @workgroup_size(256, 1, 1)
fn radix_count(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
) {
    if (unit_pos.x < 16u) {
        atomicStore(&found[unit_pos.x], 0u);
    }
    workgroupBarrier();
    let first = cube_pos.x * 1024u + unit_pos.x;
    for (var step = 0u; step < 4u; step++) {
        let place = first + step * 256u;
        if (place < scalars.keys_length) {
            let pattern = bitcast<u32>(keys[place]);
            let v = select(0u,
                select(pattern | 2147483648u, ~pattern,
                (pattern >> 31u) != 0u) >> (scalars.shift & 31u), scalars.shift < 32u);
            let digit = v & 15u;
            atomicAdd(&found[digit], 1u);
        }
    }
    workgroupBarrier();
    if (unit_pos.x < 16u) {
        let old = atomicLoad(&found[unit_pos.x]);
        if (unit_pos.x < scalars.counts_shape_0 && cube_pos.x < scalars.counts_shape_1) {
            counts[unit_pos.x * scalars.counts_shape_1 + cube_pos.x] = old;
        }
    }
}
