#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void normalize_kernel(
    device const float4* x [[buffer(0)]],
    device float4* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float4 v = x[i];
        const float v_1 = sqrt(v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w);
        out[i] = float4(v.x / v_1, v.y / v_1, v.z / v_1, v.w / v_1);
    }
}
