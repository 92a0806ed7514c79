#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float by;
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void vectorized_scale(
    device const float4* x [[buffer(0)]],
    device float4* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        float4 v = (i < scalars.x_length ? x[i] : float4(0.0f)) * scalars.by;
        v.w = v.x + v.w;
        out[i] = v;
    }
}
