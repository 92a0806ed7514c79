enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(32, 1, 1)
fn specialized(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.x;
    var total = 0.0;
    for (var start = unit_pos.x * 4u; start < scalars.x_shape_1; start += 128u) {
        let base = row * scalars.x_shape_1;
        total += select(0.0, x[base + start], row < scalars.x_shape_0) * 0.14644662;
        let v = start + 1u;
        total += select(0.0, x[base + v], row < scalars.x_shape_0 && v < scalars.x_shape_1)
            * 0.8535534;
        let v_1 = start + 2u;
        total += select(0.0, x[base + v_1], row < scalars.x_shape_0 && v_1 < scalars.x_shape_1)
            * 0.8535534;
        let v_2 = start + 3u;
        total += select(0.0, x[base + v_2], row < scalars.x_shape_0 && v_2 < scalars.x_shape_1)
            * 0.14644662;
    }
    let total_1 = subgroupAdd(total);
    if (unit_pos.x == 0u && row < scalars.out_length) {
        out[row] = total_1;
    }
}
