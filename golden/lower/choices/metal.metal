#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float k;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void choices(
    device const float* x [[buffer(0)]],
    device int* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint u = unit_pos.x;
    const float v = x[u];
    const bool flag = v > 2.0f ? scalars.k >= v : v < scalars.k;
    const bool other = scalars.k > v ? scalars.k >= v : scalars.k < 0.0f && v > 2.0f;
    y[u] = int(flag || other ? (u >> 2u) < u : v < scalars.k);
}
