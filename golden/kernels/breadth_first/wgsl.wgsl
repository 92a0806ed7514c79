struct Scalars {
    depth: i32,
    offsets_length: u32,
    neighbours_length: u32,
    level_length: u32,
    frontier_length: u32,
    found_length: u32,
    found_count_length: u32,
}

@group(0) @binding(0) var<storage, read> offsets: array<u32>;
@group(0) @binding(1) var<storage, read> neighbours: array<u32>;
@group(0) @binding(2) var<storage, read_write> level: array<atomic<i32>>;
@group(0) @binding(3) var<storage, read> frontier: array<u32>;
@group(0) @binding(4) var<storage, read_write> found: array<u32>;
@group(0) @binding(5) var<storage, read_write> found_count: array<atomic<u32>>;
@group(0) @binding(6) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn breadth_first(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.frontier_length) {
        return;
    }
    let node = frontier[i];
    let t = select(0u, offsets[node + 1u], node + 1u < scalars.offsets_length);
    for (var edge = select(0u, offsets[node], node < scalars.offsets_length); edge < t; edge++) {
        let other = select(0u, neighbours[edge], edge < scalars.neighbours_length);
        var old = 0;
        if (other < scalars.level_length) {
            var old_1 = -1;
            loop {
                let exchange = atomicCompareExchangeWeak(&level[other], -1, scalars.depth);
                old_1 = exchange.old_value;
                if (exchange.exchanged || old_1 != -1) {
                    break;
                }
            }
            old = old_1;
        }
        let is_new = old == -1;
        if (is_new) {
            var old_1 = 0u;
            if (scalars.found_count_length > 0u) {
                old_1 = atomicAdd(&found_count[0], 1u);
            }
            if (old_1 < scalars.found_length) {
                found[old_1] = other;
            }
        }
    }
}
