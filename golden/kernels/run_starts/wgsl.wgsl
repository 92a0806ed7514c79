struct Scalars {
    x_length: u32,
    is_start_length: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> is_start: array<u32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn run_starts(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.x_length) {
        var v: bool;
        if (i == 0u) {
            v = i == 0u;
        } else {
            v = x[i] != select(0, x[i - 1u], i - 1u < scalars.x_length);
        }
        if (i < scalars.is_start_length) {
            is_start[i] = u32(v);
        }
    }
}
