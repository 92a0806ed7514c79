#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint program_length;
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void interpreter(
    device const int* program [[buffer(0)]],
    device const int* x [[buffer(1)]],
    device int* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 64u + unit_pos.x;
    if (absolute_pos >= scalars.out_length) {
        return;
    }
    int top = absolute_pos < scalars.x_length ? x[absolute_pos] : 0;
    int below = 1;
    for (uint place = 0; place < scalars.program_length; ++place) {
        const int number = program[place];
        if (number == 0) {
            top += uint(below);
        } else if (number == 1) {
            top -= uint(below);
        } else if (number == 2) {
            top *= uint(below);
        } else if (number == 3) {
            const int v = top;
            top = below;
            below = v;
        } else if (number >= 4) {
            below = top;
            top = int(number - 4u);
        } else {
            break;
        }
    }
    out[absolute_pos] = top;
}
