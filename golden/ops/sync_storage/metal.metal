#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(64)]]
kernel void sync_storage_kernel(
    device const float* x [[buffer(0)]],
    device float* between [[buffer(1)]],
    device float* out [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint v = cube_pos.x * 64u;
    const uint absolute_pos = v + unit_pos.x;
    between[absolute_pos] = x[absolute_pos];
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    out[absolute_pos] = between[v + 63u - unit_pos.x];
}
