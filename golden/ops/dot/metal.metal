#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void dot_kernel(
    device const float4* x [[buffer(0)]],
    device const float4* y [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float4 v = x[i];
        const float4 v_1 = y[i];
        out[i] = v.x * v_1.x + v.y * v_1.y + v.z * v_1.z + v.w * v_1.w;
    }
}
