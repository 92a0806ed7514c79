#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void clamp_kernel(
    device const float* x [[buffer(0)]],
    device const float* low [[buffer(1)]],
    device const float* high [[buffer(2)]],
    device float* out [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = x[i];
        const float v_1 = low[i];
        const float v_2 = high[i];
        const float v_3 = v < v_1 || v_1 != v_1 ? v_1 : v;
        out[i] = v_3 > v_2 || v_2 != v_2 ? v_2 : v_3;
    }
}
