enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    x_length: u32,
    y_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn dot_product(
    @builtin(num_workgroups) cube_count: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
) {
    var total = 0.0;
    for (var i = cube_pos.x * 256u + unit_pos.x; i < scalars.x_length; i += cube_count.x * 256u) {
        total += x[i] * select(0.0, y[i], i < scalars.y_length);
    }
    let total_1 = subgroupAdd(total);
    if (unit_pos_plane == 0u && scalars.out_length > 0u) {
        var seen = atomicLoad(&out[0]);
        while (true) {
            let expected = seen;
            let new_value = bitcast<u32>(bitcast<f32>(seen) + total_1);
            var old = expected;
            loop {
                let exchange = atomicCompareExchangeWeak(&out[0], expected, new_value);
                old = exchange.old_value;
                if (exchange.exchanged || old != expected) {
                    break;
                }
            }
            if (old == seen) {
                break;
            }
            seen = old;
        }
    }
}
