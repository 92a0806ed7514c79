struct Scalars {
    scale: f32,
    steps_shape_0: u32,
    steps_shape_1: u32,
}

@group(0) @binding(0) var<storage, read_write> steps: array<i32>;
@group(0) @binding(1) var<uniform> scalars: Scalars;

@compute @workgroup_size(16, 8, 1)
fn mandelbrot(
    @builtin(workgroup_id) cube_pos: vec3u,
    @builtin(local_invocation_id) unit_pos: vec3u,
) {
    let row = cube_pos.y * 8u + unit_pos.y;
    let column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.steps_shape_0 || column >= scalars.steps_shape_1) {
        return;
    }
    let real = f32(column) * scalars.scale - 2.0;
    let imaginary = f32(row) * scalars.scale - 1.0;
    var x = 0.0;
    var y = 0.0;
    var count = 0;
    while (count < 100) {
        let square_x = x * x;
        let square_y = y * y;
        if (square_x + square_y > 4.0) {
            break;
        }
        let v = 2.0 * x * y + imaginary;
        x = square_x - square_y + real;
        y = v;
        count += 1;
    }
    steps[row * scalars.steps_shape_1 + column] = count;
}
