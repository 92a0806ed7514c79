#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float options_rate;
    float options_correction1;
    float options_correction2;
    uint parameters_length;
    uint gradients_length;
    uint first_length;
    uint second_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void adam(
    device float* parameters [[buffer(0)]],
    device const float* gradients [[buffer(1)]],
    device float* first [[buffer(2)]],
    device float* second [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.parameters_length) {
        return;
    }
    const float gradient = i < scalars.gradients_length ? gradients[i] : 0.0f;
    float parameter = parameters[i];
    const float m = 0.9f * (i < scalars.first_length ? first[i] : 0.0f) + 0.1f * gradient;
    const float v = 0.999f * (i < scalars.second_length ? second[i] : 0.0f)
        + 0.001f * gradient * gradient;
    if (i < scalars.first_length) {
        first[i] = m;
    }
    if (i < scalars.second_length) {
        second[i] = v;
    }
    parameter -= scalars.options_rate * 0.5f * parameter;
    const float mean = m / scalars.options_correction1;
    const float spread = sqrt(v / scalars.options_correction2);
    parameters[i] = parameter - scalars.options_rate * mean / (spread + 1e-8f);
}
