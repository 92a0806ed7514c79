#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(256)]]
kernel void plane_dim_kernel(
    device uint* out [[buffer(0)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    out[cube_pos.x * 256u + unit_pos.x] = 32u;
}
