#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint through;
    uint distance_shape_0;
    uint distance_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void floyd_warshall(
    device float* distance_ [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint start = cube_pos.y * 8u + unit_pos.y;
    const uint end = cube_pos.x * 16u + unit_pos.x;
    if (start < scalars.distance_shape_0 && end < scalars.distance_shape_1) {
        const uint base = start * scalars.distance_shape_1;
        const float v = scalars.through < scalars.distance_shape_0
            ? distance_[scalars.through * scalars.distance_shape_1 + end] : 0.0f;
        const float detour = (scalars.through < scalars.distance_shape_1
            ? distance_[base + scalars.through] : 0.0f) + v;
        const uint i = base + end;
        if (detour < distance_[i]) {
            distance_[i] = detour;
        }
    }
}
