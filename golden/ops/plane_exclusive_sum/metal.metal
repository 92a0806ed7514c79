#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(256)]]
kernel void plane_exclusive_sum_kernel(
    device const float* value [[buffer(0)]],
    device float* out [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    out[i] = simd_prefix_exclusive_sum(value[i]);
}
