struct Scalars {
    rows_shape_0: u32,
    rows_shape_1: u32,
    indices_length: u32,
    table_shape_0: u32,
    table_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> rows: array<f32>;
@group(0) @binding(1) var<storage, read> indices: array<u32>;
@group(0) @binding(2) var<storage, read_write> table: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(32, 8, 1)
fn scatter_add(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 32u + unit_pos.x;
    if (row < scalars.rows_shape_0 && column < scalars.rows_shape_1) {
        let value = rows[row * scalars.rows_shape_1 + column];
        if (!(value == 0.0)) {
            let v = select(0u, indices[row], row < scalars.indices_length);
            let i = v * scalars.table_shape_1 + column;
            if (v < scalars.table_shape_0 && column < scalars.table_shape_1) {
                var seen = atomicLoad(&table[i]);
                while (true) {
                    let expected = seen;
                    let new_value = bitcast<u32>(bitcast<f32>(seen) + value);
                    var old = expected;
                    loop {
                        let exchange = atomicCompareExchangeWeak(&table[i], expected, new_value);
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
    }
}
