enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Scalars {
    threshold: f32,
    x_length: u32,
    out_length: u32,
    length_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<storage, read_write> length: array<u32>;
@group(0) @binding(3) var<uniform> scalars: Scalars;
var<workgroup> totals: array<u32, 4>;

@compute @workgroup_size(128, 1, 1)
fn compact(
    @builtin(local_invocation_id) unit_pos: vec3u,
    @builtin(subgroup_invocation_id) unit_pos_plane: u32,
    @builtin(subgroup_size) plane_dim: u32,
) {
    var written = 0u;
    for (var start = 0u; start < scalars.x_length; start += 128u) {
        let place = start + unit_pos.x;
        let value = select(0.0, x[place], place < scalars.x_length);
        let wanted = place < scalars.x_length && value > scalars.threshold;
        let votes = subgroupBallot(wanted);
        var below = 0u;
        var total = 0u;
        if (unit_pos_plane >= 32u) {
            below += countOneBits(votes.x);
        } else {
            let mask = (1u << unit_pos_plane) - 1u;
            below += countOneBits(votes.x & mask);
        }
        total += countOneBits(votes.x);
        if (unit_pos_plane == 0u) {
            let v = unit_pos.x / plane_dim;
            if (v < 4u) {
                totals[v] = total;
            }
        }
        workgroupBarrier();
        for (var plane = 0u; plane < 4u; plane++) {
            if (plane < unit_pos.x / plane_dim) {
                below += totals[plane];
            }
        }
        if (wanted) {
            let v = written + below;
            if (v < scalars.out_length) {
                out[v] = value;
            }
        }
        for (var plane = 0u; plane < 4u; plane++) {
            written += totals[plane];
        }
        workgroupBarrier();
    }
    if (unit_pos.x == 0u && scalars.length_length > 0u) {
        length[0] = written;
    }
}
