#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_extent;
    uint y_length;
    uint hits_length;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void guards(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    device atomic_uint* hits [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = unit_pos.y * 32u + unit_pos.x;
    if (i < scalars.y_length) {
        y[i] += i < scalars.x_extent ? x[i] : 0.0f;
    }
    const uint j = i + 64u;
    const float kept = j < scalars.y_length ? y[j] : 0.0f;
    if (i < scalars.y_length) {
        y[i] = 2.0f;
    }
    if (j < scalars.y_length) {
        y[j] = kept * kept;
    }
    if (j < scalars.hits_length) {
        atomic_fetch_add_explicit(&hits[j], 1u, memory_order_relaxed);
    }
    const uint old = j < scalars.hits_length
        ? atomic_fetch_max_explicit(&hits[j], i, memory_order_relaxed) : 0u;
    if (old > 3u) {
        y[0] = INFINITY;
    }
}
