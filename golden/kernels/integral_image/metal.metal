#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void integral_image(
    device const int* x [[buffer(0)]],
    device int* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint line = cube_pos.x * 256u + unit_pos.x;
    if (line >= scalars.x_shape_0) {
        return;
    }
    int running = 0;
    for (uint k = 0; k < scalars.x_shape_1; ++k) {
        running += uint(x[line * scalars.x_shape_1 + k]);
        if (line < scalars.out_shape_0 && k < scalars.out_shape_1) {
            out[line * scalars.out_shape_1 + k] = running;
        }
    }
}
