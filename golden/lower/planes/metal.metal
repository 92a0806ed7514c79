#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(64)]]
kernel void planes(
    device const float* x [[buffer(0)]],
    device const int* k [[buffer(1)]],
    device float* y [[buffer(2)]],
    device int* z [[buffer(3)]],
    device uint* b [[buffer(4)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint u = unit_pos.x;
    const float v = x[u];
    const float t = simd_sum(v) + simd_max(v)
        - simd_prefix_inclusive_sum(v) * simd_prefix_exclusive_product(v);
    y[u] = t + simd_shuffle_xor(v, 1u);
    const int w = k[u];
    z[u] = simd_broadcast(int(uint(simd_sum(w)) + simd_min(w) + simd_product(w)
        + simd_prefix_exclusive_sum(w)), 3u);
    b[u] = uint4(uint(ulong(simd_ballot(v > 0.5f))), 0u, 0u, 0u).x
        + uint(simd_all(v > 0.5f) ^ simd_any(v > 0.5f));
}
