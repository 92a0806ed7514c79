#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void shared_row_sum(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float sums[128];
    const uint row = cube_pos.y / 2u;
    const uint part = cube_pos.y % 2u * 2u + cube_pos.x % 2u;
    float total = 0.0f;
    const uint first = part * 128u + unit_pos.x;
    for (uint column = first; column < scalars.x_shape_1; column += 512u) {
        total += row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + column] : 0.0f;
    }
    sums[unit_pos.x] = total;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x == 0u) {
        for (uint unit = 1; unit < 128u; ++unit) {
            total += sums[unit];
        }
        if (row < scalars.out_shape_0 && part < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + part] = total;
        }
    }
}
