struct Scalars {
    x_shape_0: u32,
    x_shape_1: u32,
    out_shape_0: u32,
    out_shape_1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> scalars: Scalars;

@compute @workgroup_size(256, 1, 1)
fn integral_image(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let line = cube_pos.x * 256u + unit_pos.x;
    if (line >= scalars.x_shape_0) {
        return;
    }
    var running = 0;
    for (var k = 0u; k < scalars.x_shape_1; k++) {
        running += x[line * scalars.x_shape_1 + k];
        if (line < scalars.out_shape_0 && k < scalars.out_shape_1) {
            out[line * scalars.out_shape_1 + k] = running;
        }
    }
}
