#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint n;
    uint m;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void joined(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    device float* z [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = unit_pos.x;
    const float v = x[i];
    const bool ok = i < scalars.n;
    if (v > 0.0f) {
        if (ok) {
            y[i] = 1.0f;
        }
    } else if (v > -1.0f && ok) {
        y[i] = 2.0f;
    }
    if (ok) {
        z[i] = v;
        y[i] = 3.0f;
    }
    if (i == scalars.m && ok) {
        y[i] = 4.0f;
        z[i] = 5.0f;
    }
    if (ok) {
        z[i] = 6.0f;
    }
    if (i == scalars.m) {
        if (v > 0.5f) {
            if (ok) {
                y[i] = 7.0f;
            }
        } else if (ok) {
            y[i] = 8.0f;
        }
    }
    if (ok) {
        z[i] = 9.0f;
    }
}
