enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    slope: f32,
    x_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> tile: array<f32, 256>;

@compute @workgroup_size(256, 1, 1)
fn row_sum(@builtin(workgroup_id) cube_pos: vec3u, @builtin(local_invocation_id) unit_pos: vec3u) {
    let row = cube_pos.x;
    let u = unit_pos.x;
    var acc = 0.0;
    var count = 0;
    for (var k = u; k < scalars.x_shape_1; k += 256u) {
        let v = x[row * scalars.x_shape_1 + k];
        if (v > 0.0) {
            acc += v;
        } else if (v > -100.0) {
            acc = fma(v, scalars.slope, acc);
        } else {
            acc -= 1.0;
            count += 1;
        }
    }
    tile[u] = acc;
    workgroupBarrier();
    var step = 128u;
    while (step > 0u) {
        if (u < step) {
            tile[u] += tile[u + step];
        }
        workgroupBarrier();
        step >>= 1u;
    }
    let total = subgroupAdd(tile[0]);
    if (u == 0u && row < scalars.out_length) {
        out[row] = total + f32(count);
    }
}
