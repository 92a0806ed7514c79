#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint n;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void places(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    device float* for_ [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float big[64];
    threadgroup float4 more[64];
    float window[4] = {};
    const uint threadIdx = unit_pos.x;
    float a = 1.0f;
    float b = 2.0f;
    const float v = a;
    a = b;
    b = v;
    const uint v_1 = threadIdx * scalars.n + 3u;
    for_[v_1] = x[v_1];
    const float v_2 = for_[v_1];
    const float v_3 = y[v_1];
    y[v_1] = 0.0f;
    const float v_4 = v_3 + v_2;
    for_[v_1] = v_4;
    window[1] = v_4;
    big[threadIdx] = window[scalars.n % 4u];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint v_5 = 63u - threadIdx;
    const float v_6 = big[v_5];
    more[threadIdx] = float4(v_6);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float v_7 = a - v_6;
    for (uint i = 0; i < 4u; ++i) {
        window[i] *= b;
        const float if_ = window[i];
        a *= v_7 + if_;
    }
    for (uint i = 0; i < 4u; ++i) {
        b -= a - b;
    }
    y[v_1] = b + more[v_5].y;
}
