#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void fast_math(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        const float v = absolute_pos < scalars.x_length ? x[absolute_pos] : 0.0f;
        float total = (fast::exp(-v * v) + fast::tanh(0.5f * v)) / (2.0f + fast::cos(v))
            + log(1.0f + v * v);
        for (int k = 0; k < 4; ++k) {
            const float t = float(k);
            total += v * (t + 1.0f) / (v * v + t + 1.0f);
        }
        const float magnitude = fabs(v) + 0.5f;
        out[absolute_pos] = total + fast::pow(magnitude, 1.5f) + fast::log2(magnitude)
            + sqrt(magnitude);
    }
}
