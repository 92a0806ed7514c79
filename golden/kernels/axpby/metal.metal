#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint n;
    float alpha;
    int x_step;
    float beta;
    int y_step;
    uint x_length;
    uint y_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void axpby(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.n) {
        return;
    }
    const uint v = scalars.n - 1;
    const uint source = (scalars.x_step >= 0 ? 0 : int((0u - scalars.x_step) * v))
        + i * scalars.x_step;
    const uint place = (scalars.y_step >= 0 ? 0 : int((0u - scalars.y_step) * v))
        + i * scalars.y_step;
    float value = 0.0f;
    if (scalars.alpha != 0.0f) {
        value += scalars.alpha * (source < scalars.x_length ? x[source] : 0.0f);
    }
    if (scalars.beta != 0.0f) {
        value += scalars.beta * (place < scalars.y_length ? y[place] : 0.0f);
    }
    if (place < scalars.y_length) {
        y[place] = value;
    }
}
