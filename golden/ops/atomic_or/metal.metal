#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(256)]]
kernel void atomic_or_kernel(
    device atomic_int* place [[buffer(0)]],
    device const int* value [[buffer(1)]],
    device int* out [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    out[i] = atomic_fetch_or_explicit(&place[i], value[i], memory_order_relaxed);
}
