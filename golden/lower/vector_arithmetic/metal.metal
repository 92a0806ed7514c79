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
    const float4 v_1 = scalars.a * v;
    const float4 v_2 = y[i] + v_1;
    y[i] = v_2;
    const float4 v_3 = select(v_1, v, v < v_2) - scalars.a;
    const int4 v_4 = int4(f32_to_i32(v_3.x), f32_to_i32(v_3.y), f32_to_i32(v_3.z),
        f32_to_i32(v_3.w));
    const int4 v_5 = int4(uint4(v_4) + uint4(v_4));
    z[i] = v_5;
    y[i] = -float4(int4(uint4(v_5 >> (v_4 & 31)) << uint4(v_4 & 31)));
}
