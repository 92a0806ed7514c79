#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float scale;
    uint steps_shape_0;
    uint steps_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void mandelbrot(
    device int* steps [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 8u + unit_pos.y;
    const uint column = cube_pos.x * 16u + unit_pos.x;
    if (row >= scalars.steps_shape_0 || column >= scalars.steps_shape_1) {
        return;
    }
    const float real = float(column) * scalars.scale - 2.0f;
    const float imaginary = float(row) * scalars.scale - 1.0f;
    float x = 0.0f;
    float y = 0.0f;
    int count = 0;
    while (count < 100) {
        const float square_x = x * x;
        const float square_y = y * y;
        if (square_x + square_y > 4.0f) {
            break;
        }
        const float v = 2.0f * x * y + imaginary;
        x = square_x - square_y + real;
        y = v;
        count += 1u;
    }
    steps[row * scalars.steps_shape_1 + column] = count;
}
