struct Scalars {
    keys_length: u32,
    filter__length: u32,
}

@group(0) @binding(0) var<storage, read> keys: array<u32>;
@group(0) @binding(1) var<storage, read_write> filter_: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn bloom(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.keys_length) {
        let first = keys[i] * 2654435761u;
        let step = (first >> 15u) | 1u;
        for (var probe = 0u; probe < 3u; probe++) {
            let bit = (first + probe * step) % max(scalars.filter__length * 32u, 1u);
            let v = bit / 32u;
            if (v < scalars.filter__length) {
                atomicOr(&filter_[v], 1u << (bit % 32u));
            }
        }
    }
}
