struct Scalars {
    i: u32,
}

@group(0) @binding(0) var<storage, read_write> count: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> least: array<atomic<i32>>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> bins: array<atomic<u32>, 64>;

@compute @workgroup_size(64, 1, 1)
fn atomics(@builtin(local_invocation_id) unit_pos: vec3u) {
    let u = unit_pos.x;
    atomicStore(&bins[u], 0u);
    workgroupBarrier();
    atomicAdd(&bins[u % 7u], 1u);
    workgroupBarrier();
    let total = atomicLoad(&bins[u]);
    let old = atomicAdd(&count[u], total);
    atomicMin(&least[0], -i32(u));
    atomicSub(&least[0], 2);
    var seen = 0u;
    loop {
        let exchange = atomicCompareExchangeWeak(&count[scalars.i], 0u, u);
        seen = exchange.old_value;
        if (exchange.exchanged || seen != 0u) {
            break;
        }
    }
    let old_1 = atomicExchange(&count[scalars.i], 9u);
    let old_2 = atomicOr(&count[scalars.i], old_1);
    out[u] = seen + old_2;
    storageBarrier();
    workgroupBarrier();
    out[u] += old;
}
