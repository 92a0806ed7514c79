struct Scalars {
    edges_shape_0: u32,
    edges_shape_1: u32,
    parents_length: u32,
    component_length: u32,
}

@group(0) @binding(0) var<storage, read> edges: array<u32>;
@group(0) @binding(1) var<storage, read_write> parents: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read_write> component: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn union_find(@builtin(local_invocation_id) unit_pos: vec3u) {
    for (var edge = unit_pos.x; edge < scalars.edges_shape_0; edge += 256u) {
        let start = edge * scalars.edges_shape_1;
        var a = select(0u, edges[start], scalars.edges_shape_1 > 0u);
        var b = select(0u, edges[start + 1u], scalars.edges_shape_1 > 1u);
        var is_joined = false;
        while (!is_joined) {
            var above: u32;
            loop {
                above = 0u;
                if (a < scalars.parents_length) {
                    above = atomicLoad(&parents[a]);
                }
                if (above == a) {
                    break;
                }
                a = above;
            }
            var above_1: u32;
            loop {
                above_1 = 0u;
                if (b < scalars.parents_length) {
                    above_1 = atomicLoad(&parents[b]);
                }
                if (above_1 == b) {
                    break;
                }
                b = above_1;
            }
            let high = max(a, b);
            let low = min(a, b);
            var old = 0u;
            if (high < scalars.parents_length) {
                var old_1 = high;
                loop {
                    let exchange = atomicCompareExchangeWeak(&parents[high], high, low);
                    old_1 = exchange.old_value;
                    if (exchange.exchanged || old_1 != high) {
                        break;
                    }
                }
                old = old_1;
            }
            is_joined = old == high;
        }
    }
    storageBarrier();
    workgroupBarrier();
    for (var node = unit_pos.x; node < scalars.component_length; node += 256u) {
        var node_1 = node;
        var above: u32;
        loop {
            above = 0u;
            if (node_1 < scalars.parents_length) {
                above = atomicLoad(&parents[node_1]);
            }
            if (above == node_1) {
                break;
            }
            node_1 = above;
        }
        component[node] = node_1;
    }
}
