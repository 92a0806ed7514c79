struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<storage, read_write> notes: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> partial_: array<f32, 4>;
var<private> nan_bits: u32 = 0x7fc00000u;

@compute @workgroup_size(4, 1, 1)
fn row_sum_tree(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(workgroup_id) cube_pos: vec3u,
) {
    partial_[unit_pos.x] = bitcast<f32>(nan_bits);
    workgroupBarrier();
    var total = 0.0;
    for (var k = unit_pos.x; k < scalars.x_shape_1; k += 4u) {
        if (!(cube_pos.x < scalars.x_shape_0)) {
            var old = 0u;
            loop {
                let exchange = atomicCompareExchangeWeak(&notes[0], 0u, 1u);
                old = exchange.old_value;
                if (exchange.exchanged || old != 0u) {
                    break;
                }
            }
            if (old == 0u) {
                atomicStore(&notes[1], cube_pos.x * 4u + unit_pos.x);
                atomicStore(&notes[2], 0u);
                atomicStore(&notes[3], 0u);
                atomicStore(&notes[4], cube_pos.x);
                atomicStore(&notes[5], k);
                atomicStore(&notes[6], scalars.x_shape_0);
                atomicStore(&notes[7], scalars.x_shape_1);
            }
        }
        total += select(0.0, x[cube_pos.x * scalars.x_shape_1 + k], cube_pos.x < scalars.x_shape_0);
    }
    partial_[unit_pos.x] = total;
    workgroupBarrier();
    if (unit_pos.x < 2u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 2u];
    }
    workgroupBarrier();
    if (unit_pos.x < 1u) {
        partial_[unit_pos.x] += partial_[unit_pos.x + 1u];
    }
    workgroupBarrier();
    if (unit_pos.x == 0u) {
        if (!(cube_pos.x < scalars.out_length)) {
            var old = 0u;
            loop {
                let exchange = atomicCompareExchangeWeak(&notes[0], 0u, 2u);
                old = exchange.old_value;
                if (exchange.exchanged || old != 0u) {
                    break;
                }
            }
            if (old == 0u) {
                atomicStore(&notes[1], cube_pos.x * 4u + unit_pos.x);
                atomicStore(&notes[2], 0u);
                atomicStore(&notes[3], 0u);
                atomicStore(&notes[4], cube_pos.x);
                atomicStore(&notes[5], scalars.out_length);
            }
        }
        if (cube_pos.x < scalars.out_length) {
            out[cube_pos.x] = partial_[0];
        }
    }
}
