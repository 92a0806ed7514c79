#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(64)]]
kernel void sync_cube_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float between[64];
    const uint absolute_pos = cube_pos.x * 64u + unit_pos.x;
    between[unit_pos.x] = x[absolute_pos];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    out[absolute_pos] = between[63u - unit_pos.x];
}
