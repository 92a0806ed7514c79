#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float alpha;
    uint x_length;
    uint y_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void mixed_axpy(
    device const half2* x [[buffer(0)]],
    device half2* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.y_length) {
        const float2 total = scalars.alpha * float2(i < scalars.x_length ? x[i] : half2(0.0h))
            + float2(y[i]);
        y[i] = half2(total);
    }
}
