@group(0) @binding(0) var<storage, read_write> place: array<atomic<i32>>;
@group(0) @binding(1) var<storage, read> expected: array<i32>;
@group(0) @binding(2) var<storage, read> new_: array<i32>;
@group(0) @binding(3) var<storage, read_write> out: array<i32>;
@group(0) @binding(4) var<storage, read_write> written: array<u32>;

@compute @workgroup_size(256, 1, 1)
fn atomic_compare_exchange_kernel(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    let v = expected[i];
    let new_value = new_[i];
    var old = v;
    loop {
        let exchange = atomicCompareExchangeWeak(&place[i], v, new_value);
        old = exchange.old_value;
        if (exchange.exchanged || old != v) {
            break;
        }
    }
    let is_written = old == v;
    out[i] = old;
    written[i] = u32(is_written);
}
