#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint lane;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void set_lanes(
    device const float4* x [[buffer(0)]],
    device float4* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = unit_pos.x;
    const float4 v = x[i];
    float4 acc = v;
    acc.z = v.z * 2.0f;
    acc[scalars.lane] = 7.0f;
    y[i].w = acc.x;
    float4 t = y[i];
    t.y = 5.0f;
    y[i] = v;
    y[i].x = t.w;
}
