enable f16;

struct Scalars {
    matrix_shape_0: u32,
    matrix_shape_1: u32,
    vector_length: u32,
    out_length: u32,
    largest_length: u32,
}

@group(0) @binding(0) var<storage, read> matrix: array<f16>;
@group(0) @binding(1) var<storage, read> vector: array<f16>;
@group(0) @binding(2) var<storage, read_write> out: array<atomic<u32>>;
@group(0) @binding(3) var<storage, read_write> largest: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> scalars: Scalars;
var<workgroup> sums: array<atomic<u32>, 4>;

@compute @workgroup_size(32, 8, 1)
fn split_k(@builtin(local_invocation_id) unit_pos: vec3u, @builtin(workgroup_id) cube_pos: vec3u) {
    let row = unit_pos.y;
    let k = cube_pos.x * 32u + unit_pos.x;
    let v = row * 32u + unit_pos.x;
    if (v < 8u) {
        let shift = (v & 1u) << 4u;
        let word = v >> 1u;
        var seen = atomicLoad(&sums[word]);
        while (true) {
            let expected = seen;
            let new_value = seen & ~(65535u << shift);
            var old = expected;
            loop {
                let exchange = atomicCompareExchangeWeak(&sums[word], expected, new_value);
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
    workgroupBarrier();
    if (row < scalars.matrix_shape_0 && k < scalars.matrix_shape_1) {
        let shift = (row & 1u) << 4u;
        let word = row >> 1u;
        let v_1 = matrix[row * scalars.matrix_shape_1 + k]
            * select(0.0h, vector[k], k < scalars.vector_length);
        var seen = atomicLoad(&sums[word]);
        while (true) {
            let v_2 = pack2x16float(vec2<f32>(f32(f16(unpack2x16float((seen >> shift) & 65535u).x)
                + v_1), 0.0));
            let expected = seen;
            let new_value = (seen & ~(65535u << shift)) | ((v_2 & 65535u) << shift);
            var old = expected;
            loop {
                let exchange = atomicCompareExchangeWeak(&sums[word], expected, new_value);
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
    workgroupBarrier();
    if (unit_pos.x == 0u) {
        let shift = (row & 1u) << 4u;
        let word = row >> 1u;
        let old = atomicLoad(&sums[word]);
        let v_1 = f16(unpack2x16float((old >> shift) & 65535u).x);
        if (row < scalars.out_length) {
            var seen = atomicLoad(&out[word]);
            while (true) {
                let v_2 = pack2x16float(vec2<f32>(f32(f16(unpack2x16float((seen >> shift)
                    & 65535u).x) + v_1), 0.0));
                let expected = seen;
                let new_value = (seen & ~(65535u << shift)) | ((v_2 & 65535u) << shift);
                var old_1 = expected;
                loop {
                    let exchange = atomicCompareExchangeWeak(&out[word], expected, new_value);
                    old_1 = exchange.old_value;
                    if (exchange.exchanged || old_1 != expected) {
                        break;
                    }
                }
                if (old_1 == seen) {
                    break;
                }
                seen = old_1;
            }
        }
        let v_2 = abs(v_1);
        if (scalars.largest_length > 0u) {
            var seen = atomicLoad(&largest[0]);
            while (true) {
                let v_3 = f16(unpack2x16float(seen & 65535u).x);
                let v_4 = select(select(v_3, v_2, v_3 < v_2), v_2,
                    (bitcast<u32>(f32(v_2)) & 2147483647u) > 2139095040u);
                let v_5 = pack2x16float(vec2<f32>(f32(select(v_4, v_3,
                    (bitcast<u32>(f32(v_3)) & 2147483647u) > 2139095040u)), 0.0));
                let expected = seen;
                let new_value = (seen & 4294901760u) | (v_5 & 65535u);
                var old_1 = expected;
                loop {
                    let exchange = atomicCompareExchangeWeak(&largest[0], expected, new_value);
                    old_1 = exchange.old_value;
                    if (exchange.exchanged || old_1 != expected) {
                        break;
                    }
                }
                if (old_1 == seen) {
                    break;
                }
                seen = old_1;
            }
        }
    }
}
