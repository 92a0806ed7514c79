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
    const uint v = cube_pos.x * 256u + unit_pos.x;
    if (v < scalars.out_length) {
        const float v_1 = v < scalars.x_length ? x[v] : 0.0f;
        const float v_2 = (fast::exp(-v_1 * v_1) + fast::tanh(0.5f * v_1)) / (2.0f
            + fast::cos(v_1)) + log(1.0f + v_1 * v_1);
        float total = v_2;
        for (int k = 0; k < 4; ++k) {
            const float v_3 = float(k);
            total += v_1 * (v_3 + 1.0f) / (v_1 * v_1 + v_3 + 1.0f);
        }
        const float magnitude = fabs(v_1) + 0.5f;
        out[v] = total + fast::pow(magnitude, 1.5f) + fast::log2(magnitude) + sqrt(magnitude);
    }
}
