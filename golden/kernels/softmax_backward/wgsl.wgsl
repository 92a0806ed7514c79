enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    y_shape_0: u32,
    y_shape_1: u32,
    gradient_shape_0: u32,
    gradient_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> y: array<f32>;
@group(0) @binding(1) var<storage, read> gradient: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;

@compute @workgroup_size(32, 1, 1)
fn softmax_backward(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    var inner = 0.0;
    for (var k = unit_pos.x; k < scalars.y_shape_1; k += 32u) {
        let v = select(0.0, gradient[row * scalars.gradient_shape_1 + k],
            row < scalars.gradient_shape_0 && k < scalars.gradient_shape_1);
        inner += select(0.0, y[row * scalars.y_shape_1 + k], row < scalars.y_shape_0) * v;
    }
    let inner_1 = subgroupAdd(inner);
    let last = scalars.y_shape_1 - 1u;
    let fits = row < scalars.y_shape_0 && row < scalars.gradient_shape_0
        && row < scalars.out_shape_0 && last < scalars.gradient_shape_1;
    let fits_1 = fits && last < scalars.out_shape_1;
    if (fits_1) {
        for (var k = unit_pos.x; k < scalars.y_shape_1; k += 32u) {
            out[row * scalars.out_shape_1 + k] = y[row * scalars.y_shape_1 + k]
                * (gradient[row * scalars.gradient_shape_1 + k] - inner_1);
        }
    } else {
        for (var k = unit_pos.x; k < scalars.y_shape_1; k += 32u) {
            let v = select(0.0, gradient[row * scalars.gradient_shape_1 + k],
                row < scalars.gradient_shape_0 && k < scalars.gradient_shape_1);
            if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
                out[row * scalars.out_shape_1 + k] = select(0.0, y[row * scalars.y_shape_1 + k],
                    row < scalars.y_shape_0) * (v - inner_1);
            }
        }
    }
}
