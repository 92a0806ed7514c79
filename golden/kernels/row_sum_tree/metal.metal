#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void row_sum_tree(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float partial[256];
    float total = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        total += cube_pos.x < scalars.x_shape_0 ? x[cube_pos.x * scalars.x_shape_1 + k] : 0.0f;
    }
    partial[unit_pos.x] = total;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 128u) {
        partial[unit_pos.x] += partial[unit_pos.x + 128u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 64u) {
        partial[unit_pos.x] += partial[unit_pos.x + 64u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 32u) {
        partial[unit_pos.x] += partial[unit_pos.x + 32u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 16u) {
        partial[unit_pos.x] += partial[unit_pos.x + 16u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 8u) {
        partial[unit_pos.x] += partial[unit_pos.x + 8u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 4u) {
        partial[unit_pos.x] += partial[unit_pos.x + 4u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 2u) {
        partial[unit_pos.x] += partial[unit_pos.x + 2u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 1u) {
        partial[unit_pos.x] += partial[unit_pos.x + 1u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x == 0u && cube_pos.x < scalars.out_length) {
        out[cube_pos.x] = partial[0];
    }
}
