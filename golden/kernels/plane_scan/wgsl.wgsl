enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    x_length: u32,
    out_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;
var<workgroup> totals: array<i32, 8>;

@compute @workgroup_size(256, 1, 1)
fn plane_scan(
    @builtin(subgroup_size) plane_dim: u32,
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
) {
    let absolute_pos = cube_pos.x * 256u + unit_pos.x;
    let value = select(0, x[absolute_pos], absolute_pos < scalars.x_length);
    var before = subgroupExclusiveAdd(value);
    if (unit_pos_plane == plane_dim - 1u) {
        let v = unit_pos.x / plane_dim;
        if (v < 8u) {
            totals[v] = before + value;
        }
    }
    workgroupBarrier();
    for (var plane = 0u; plane < unit_pos.x / plane_dim; plane++) {
        before += select(0, totals[min(plane, 7u)], plane < 8u);
    }
    if (absolute_pos < scalars.out_length) {
        out[absolute_pos] = before;
    }
}
