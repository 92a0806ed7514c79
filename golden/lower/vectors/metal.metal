#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float a;
    uint lane;
    uint y_length;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void vectors(
    device const float4* x [[buffer(0)]],
    device float4* y [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 128u + unit_pos.x;
    if (i < scalars.y_length) {
        const float4 v = x[i];
        const float4 t = float4(scalars.a * v.x, scalars.a * v.y, scalars.a * v.z, scalars.a * v.w);
        y[i] = t;
        float4 acc = t;
        acc.z = 1.0f;
        const float t_1 = acc[scalars.lane];
        if (t_1 > 0.0f) {
            float4 t_2 = acc;
            t_2[scalars.lane] = t_1;
            y[i] = t_2;
        }
        if (i < 5u) {
            y[i] = float4(scalars.a);
        }
    }
}
