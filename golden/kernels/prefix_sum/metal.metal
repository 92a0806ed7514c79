#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void prefix_sum(
    device const int* x [[buffer(0)]],
    device int* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup int buffer_[256];
    const uint absolute_pos = cube_pos.x * 128u + unit_pos.x;
    buffer_[unit_pos.x] = absolute_pos < scalars.x_length ? x[absolute_pos] : 0;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value = buffer_[unit_pos.x];
    if (unit_pos.x >= 1u) {
        value += uint(buffer_[unit_pos.x - 1u]);
    }
    const uint i = 128u + unit_pos.x;
    buffer_[i] = value;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value_1 = buffer_[i];
    if (unit_pos.x >= 2u) {
        value_1 += uint(buffer_[unit_pos.x + 126u]);
    }
    buffer_[unit_pos.x] = value_1;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value_2 = buffer_[unit_pos.x];
    if (unit_pos.x >= 4u) {
        value_2 += uint(buffer_[unit_pos.x - 4u]);
    }
    buffer_[i] = value_2;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value_3 = buffer_[i];
    if (unit_pos.x >= 8u) {
        value_3 += uint(buffer_[unit_pos.x + 120u]);
    }
    buffer_[unit_pos.x] = value_3;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value_4 = buffer_[unit_pos.x];
    if (unit_pos.x >= 16u) {
        value_4 += uint(buffer_[unit_pos.x - 16u]);
    }
    buffer_[i] = value_4;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value_5 = buffer_[i];
    if (unit_pos.x >= 32u) {
        value_5 += uint(buffer_[unit_pos.x + 96u]);
    }
    buffer_[unit_pos.x] = value_5;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    int value_6 = buffer_[unit_pos.x];
    if (unit_pos.x >= 64u) {
        value_6 += uint(buffer_[unit_pos.x - 64u]);
    }
    buffer_[i] = value_6;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (absolute_pos < scalars.out_length) {
        out[absolute_pos] = buffer_[i];
    }
}
