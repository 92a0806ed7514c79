#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint gradient_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void gelu_backward(
    device const float* x [[buffer(0)]],
    device const float* gradient [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = i < scalars.x_length ? x[i] : 0.0f;
        const float value = v * v;
        const float t = tanh(0.7978846f * (v + 0.044715f * (v * value)));
        const float slope = 0.7978846f * (1.0f + 0.134145f * value);
        const float derivative = 0.5f * (1.0f + t) + 0.5f * v * (1.0f - t * t) * slope;
        out[i] = (i < scalars.gradient_length ? gradient[i] : 0.0f) * derivative;
    }
}
