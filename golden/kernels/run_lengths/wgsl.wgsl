struct Scalars {
    x_length: u32,
    starts_length: u32,
    values_length: u32,
    lengths_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read> starts: array<u32>;
@group(0) @binding(2) var<storage, read_write> values: array<i32>;
@group(0) @binding(3) var<storage, read_write> lengths: array<u32>;
@group(0) @binding(4) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn run_lengths(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let run = cube_pos.x * 256u + unit_pos.x;
    if (run >= scalars.starts_length) {
        return;
    }
    let start = starts[run];
    var end: u32;
    if (run + 1u < scalars.starts_length) {
        end = starts[run + 1u];
    } else {
        end = scalars.x_length;
    }
    if (run < scalars.values_length) {
        values[run] = select(0, x[start], start < scalars.x_length);
    }
    if (run < scalars.lengths_length) {
        lengths[run] = end - start;
    }
}
