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
    const uint index = threadIdx * scalars.n + 3u;
    for_[index] = x[index];
    const float v_1 = for_[index];
    const float v_2 = y[index];
    y[index] = 0.0f;
    const float v_3 = v_2 + v_1;
    for_[index] = v_3;
    window[1] = v_3;
    big[threadIdx] = window[scalars.n % 4u];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint index_1 = 63u - threadIdx;
    const float v_4 = big[index_1];
    more[threadIdx] = float4(v_4);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float v_5 = a - v_4;
    for (uint i = 0; i < 4u; ++i) {
        window[i] *= b;
        const float if_ = window[i];
        a *= v_5 + if_;
    }
    for (uint i = 0; i < 4u; ++i) {
        b -= a - b;
    }
    y[index] = b + more[index_1].y;
}
