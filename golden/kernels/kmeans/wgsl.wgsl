struct Scalars {
    points_shape_0: u32,
    points_shape_1: u32,
    centers_shape_0: u32,
    centers_shape_1: u32,
    nearest_length: u32,
    sums_shape_0: u32,
    sums_shape_1: u32,
    counts_length: u32,
}

@group(0) @binding(0) var<storage, read> points: array<f32>;
@group(0) @binding(1) var<storage, read> centers: array<f32>;
@group(0) @binding(2) var<storage, read_write> nearest: array<u32>;
@group(0) @binding(3) var<storage, read_write> sums: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(5) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn kmeans(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.points_shape_0) {
        return;
    }
    var best = 0u;
    var least = 3.402823466e38;
    for (var k = 0u; k < scalars.centers_shape_0; k++) {
        let start = i * scalars.points_shape_1;
        let start_1 = k * scalars.centers_shape_1;
        let v = select(0.0, points[start], scalars.points_shape_1 > 0u)
            - select(0.0, centers[start_1], scalars.centers_shape_1 > 0u);
        let v_1 = select(0.0, points[start + 1u], scalars.points_shape_1 > 1u)
            - select(0.0, centers[start_1 + 1u], scalars.centers_shape_1 > 1u);
        let v_2 = select(0.0, points[start + 2u], scalars.points_shape_1 > 2u)
            - select(0.0, centers[start_1 + 2u], scalars.centers_shape_1 > 2u);
        let distance = v * v + v_1 * v_1 + v_2 * v_2;
        if (distance < least && (bitcast<u32>(distance) & 2147483647u) <= 2139095040u
            && (bitcast<u32>(least) & 2147483647u) <= 2139095040u) {
            best = k;
            least = distance;
        }
    }
    if (i < scalars.nearest_length) {
        nearest[i] = best;
    }
    if (best < scalars.counts_length) {
        atomicAdd(&counts[best], 1u);
    }
    let start = best * scalars.sums_shape_1;
    let start_1 = i * scalars.points_shape_1;
    let v = select(0.0, points[start_1], scalars.points_shape_1 > 0u);
    if (best < scalars.sums_shape_0 && scalars.sums_shape_1 > 0u) {
        var seen = atomicLoad(&sums[start]);
        while (true) {
            let expected = seen;
            let new_value = bitcast<u32>(bitcast<f32>(seen) + v);
            var old = expected;
            loop {
                let exchange = atomicCompareExchangeWeak(&sums[start], expected, new_value);
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
    let v_1 = select(0.0, points[start_1 + 1u], scalars.points_shape_1 > 1u);
    if (best < scalars.sums_shape_0 && scalars.sums_shape_1 > 1u) {
        var seen = atomicLoad(&sums[start + 1u]);
        while (true) {
            let expected = seen;
            let new_value = bitcast<u32>(bitcast<f32>(seen) + v_1);
            var old = expected;
            loop {
                let exchange = atomicCompareExchangeWeak(&sums[start + 1u], expected, new_value);
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
    let v_2 = select(0.0, points[start_1 + 2u], scalars.points_shape_1 > 2u);
    if (best < scalars.sums_shape_0 && scalars.sums_shape_1 > 2u) {
        var seen = atomicLoad(&sums[start + 2u]);
        while (true) {
            let expected = seen;
            let new_value = bitcast<u32>(bitcast<f32>(seen) + v_2);
            var old = expected;
            loop {
                let exchange = atomicCompareExchangeWeak(&sums[start + 2u], expected, new_value);
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
