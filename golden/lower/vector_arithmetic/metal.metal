#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float a;
};

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

[[max_total_threads_per_threadgroup(64)]]
kernel void vector_arithmetic(
    device const float4* x [[buffer(0)]],
    device float4* y [[buffer(1)]],
    device int4* z [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = unit_pos.x;
    const float4 v = x[i];
    const float4 t = scalars.a * v;
    const float4 t_1 = y[i] + t;
    y[i] = t_1;
    const float4 t_2 = select(t, v, v < t_1) - scalars.a;
    const int4 t_3 = int4(f32_to_i32(t_2.x), f32_to_i32(t_2.y), f32_to_i32(t_2.z),
        f32_to_i32(t_2.w));
    const int4 t_4 = int4(uint4(t_3) + uint4(t_3));
    z[i] = t_4;
    y[i] = -float4(int4(uint4(t_4 >> (t_3 & 31)) << uint4(t_3 & 31)));
}
