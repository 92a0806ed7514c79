#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(64)]]
kernel void sync_plane_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint plane_pos [[simdgroup_index_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]]) {
    threadgroup float between[64];
    const uint absolute_pos = cube_pos.x * 64u + unit_pos.x;
    between[unit_pos.x] = x[absolute_pos];
    simdgroup_barrier(mem_flags::mem_threadgroup);
    out[absolute_pos] = between[plane_pos * 32u + 31u - unit_pos_plane];
}
