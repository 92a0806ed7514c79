#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float limit;
    uint gradient_length;
    uint squares_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void clip_by_norm(
    device float* gradient [[buffer(0)]],
    device const float* squares [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    float total = 0.0f;
    for (uint i = 0; i < scalars.squares_length; ++i) {
        const float square = squares[i];
        total += square;
    }
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (total > scalars.limit * scalars.limit && absolute_pos < scalars.gradient_length) {
        gradient[absolute_pos] = gradient[absolute_pos] * scalars.limit * rsqrt(total);
    }
}
