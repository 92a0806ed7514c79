enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    offsets_length: u32,
    columns_length: u32,
    values_length: u32,
    x_length: u32,
    y_length: u32,
}

@group(0) @binding(0) var<storage, read> offsets: array<u32>;
@group(0) @binding(1) var<storage, read> columns: array<u32>;
@group(0) @binding(2) var<storage, read> values: array<f32>;
@group(0) @binding(3) var<storage, read> x: array<f32>;
@group(0) @binding(4) var<storage, read_write> y: array<f32>;
@group(0) @binding(5) var<uniform> scalars: Scalars;

@compute @workgroup_size(128, 1, 1)
fn csr_matvec(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_size) plane_dim: u32,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
) {
    let row = (cube_pos.x * 128u + unit_pos.x) / plane_dim;
    var total = 0.0;
    if (row < scalars.y_length) {
        let v = select(0u, offsets[row], row < scalars.offsets_length) + unit_pos_plane;
        let v_1 = select(0u, offsets[row + 1u], row + 1u < scalars.offsets_length);
        let last = v_1 - 1u;
        let fits = last < scalars.values_length && last < scalars.columns_length;
        if (fits) {
            let trips = select(0u, (v_1 - v - 1u) / plane_dim + 1u, v < v_1);
            for (var trip = 0u; trip < trips; trip++) {
                let k = v + trip * plane_dim;
                let v_2 = columns[k];
                total += values[k] * select(0.0, x[v_2], v_2 < scalars.x_length);
            }
        } else {
            let trips = select(0u, (v_1 - v - 1u) / plane_dim + 1u, v < v_1);
            for (var trip = 0u; trip < trips; trip++) {
                let k = v + trip * plane_dim;
                let v_2 = select(0u, columns[k], k < scalars.columns_length);
                total += select(0.0, values[k], k < scalars.values_length)
                    * select(0.0, x[v_2], v_2 < scalars.x_length);
            }
        }
    }
    let total_1 = subgroupAdd(total);
    if (unit_pos_plane == 0u && row < scalars.y_length) {
        y[row] = total_1;
    }
}
