#include <metal_stdlib>
using namespace metal;

struct Scalars {
    int how;
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void activate_any(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        if (scalars.how == 0) {
            const float v = i < scalars.x_length ? x[i] : 0.0f;
            out[i] = v < 0.0f ? 0.0f : v;
        }
        if (scalars.how == 1) {
            const float v = i < scalars.x_length ? x[i] : 0.0f;
            out[i] = (v < 0.0f ? 0.0f : v) + (v > 0.0f ? 0.0f : v) * 0.125f;
        }
        if (scalars.how == 2) {
            const float v = i < scalars.x_length ? x[i] : 0.0f;
            out[i] = v / (1.0f + exp(-v));
        }
        if (scalars.how == 3) {
            out[i] = tanh(i < scalars.x_length ? x[i] : 0.0f);
        }
    }
}
