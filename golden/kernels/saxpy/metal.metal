#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float a;
    uint x_length;
    uint y_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void saxpy(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.y_length) {
        y[absolute_pos] += scalars.a * (absolute_pos < scalars.x_length ? x[absolute_pos] : 0.0f);
    }
}
