#include <metal_stdlib>
using namespace metal;

[[max_total_threads_per_threadgroup(64)]]
kernel void cube_count_x_kernel(
    device uint* out [[buffer(0)]],
    uint3 cube_count [[threadgroups_per_grid]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint start = ((cube_pos.z * 2u + unit_pos.z) * cube_count.y * 4u + cube_pos.y * 4u
        + unit_pos.y) * cube_count.x * 8u;
    out[start + cube_pos.x * 8u + unit_pos.x] = cube_count.x;
}
