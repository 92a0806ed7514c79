#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void gaussian_blur(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float tile[68];
    const uint line = cube_pos.y;
    const int start = int(cube_pos.x * 64u);
    const int length_ = int(scalars.x_shape_1);
    const int v = int(unit_pos.x);
    for (int k = v; k < 68; k += 64) {
        const int place = min(max(int(uint(start) + k - 2), 0), int(length_ - 1u));
        const uint place_1 = uint(place);
        tile[uint(k)] = line < scalars.x_shape_0 && place_1 < scalars.x_shape_1
            ? x[line * scalars.x_shape_1 + place_1] : 0.0f;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float total = 0.0f;
    total += 0.054488685f * tile[unit_pos.x];
    total += 0.24420135f * tile[unit_pos.x + 1u];
    total += 0.40261996f * tile[unit_pos.x + 2u];
    total += 0.24420135f * tile[unit_pos.x + 3u];
    total += 0.054488685f * tile[unit_pos.x + 4u];
    const int place = int(uint(start) + v);
    const uint place_1 = uint(place);
    if (line < scalars.out_shape_0 && place_1 < scalars.out_shape_1) {
        out[line * scalars.out_shape_1 + place_1] = total;
    }
}
