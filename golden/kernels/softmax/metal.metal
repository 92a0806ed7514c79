#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void softmax(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float partial[256];
    const uint row = cube_pos.x;
    float greatest = -3.402823466e38f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        const float v = row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
        greatest = greatest < v || v != v ? v : greatest;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    partial[unit_pos.x] = greatest;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 128u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 128u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 64u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 64u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 32u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 32u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 16u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 16u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 8u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 8u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 4u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 4u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 2u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 2u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 1u) {
        const float v = partial[unit_pos.x];
        const float v_1 = partial[unit_pos.x + 1u];
        partial[unit_pos.x] = v < v_1 || v_1 != v_1 ? v_1 : v;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float greatest_1 = partial[0];
    float total = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        total += exp((row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f)
            - greatest_1);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
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
    const float total_1 = partial[0];
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 256u) {
        if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
            out[row * scalars.out_shape_1 + k] = exp((row < scalars.x_shape_0
                ? x[row * scalars.x_shape_1 + k] : 0.0f) - greatest_1) / total_1;
        }
    }
}
