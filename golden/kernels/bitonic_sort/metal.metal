#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void bitonic_sort(
    device float* x [[buffer(0)]],
    constant Scalars& scalars [[buffer(1)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float items[32];
    const uint absolute_pos = cube_pos.x * 32u + unit_pos.x;
    const float v = absolute_pos < scalars.x_length ? x[absolute_pos] : 3.402823466e38f;
    items[unit_pos.x] = v;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint partner = unit_pos.x ^ 1u;
    const float own = items[unit_pos.x];
    const float other = items[partner];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool upward = (unit_pos.x & 2u) == 0u;
    const bool keeps_less = (unit_pos.x < partner) == upward;
    items[unit_pos.x] = keeps_less ? (own > other || other != other ? other : own)
        : (own < other || other != other ? other : own);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint partner_1 = unit_pos.x ^ 2u;
    const float own_1 = items[unit_pos.x];
    const float other_1 = items[partner_1];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool upward_1 = (unit_pos.x & 4u) == 0u;
    const bool keeps_less_1 = (unit_pos.x < partner_1) == upward_1;
    items[unit_pos.x] = keeps_less_1 ? (own_1 > other_1 || other_1 != other_1 ? other_1 : own_1)
        : (own_1 < other_1 || other_1 != other_1 ? other_1 : own_1);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_2 = items[unit_pos.x];
    const float other_2 = items[partner];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_2 = (unit_pos.x < partner) == upward_1;
    items[unit_pos.x] = keeps_less_2 ? (own_2 > other_2 || other_2 != other_2 ? other_2 : own_2)
        : (own_2 < other_2 || other_2 != other_2 ? other_2 : own_2);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint partner_2 = unit_pos.x ^ 4u;
    const float own_3 = items[unit_pos.x];
    const float other_3 = items[partner_2];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool upward_2 = (unit_pos.x & 8u) == 0u;
    const bool keeps_less_3 = (unit_pos.x < partner_2) == upward_2;
    items[unit_pos.x] = keeps_less_3 ? (own_3 > other_3 || other_3 != other_3 ? other_3 : own_3)
        : (own_3 < other_3 || other_3 != other_3 ? other_3 : own_3);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_4 = items[unit_pos.x];
    const float other_4 = items[partner_1];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_4 = (unit_pos.x < partner_1) == upward_2;
    items[unit_pos.x] = keeps_less_4 ? (own_4 > other_4 || other_4 != other_4 ? other_4 : own_4)
        : (own_4 < other_4 || other_4 != other_4 ? other_4 : own_4);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_5 = items[unit_pos.x];
    const float other_5 = items[partner];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_5 = (unit_pos.x < partner) == upward_2;
    items[unit_pos.x] = keeps_less_5 ? (own_5 > other_5 || other_5 != other_5 ? other_5 : own_5)
        : (own_5 < other_5 || other_5 != other_5 ? other_5 : own_5);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint partner_3 = unit_pos.x ^ 8u;
    const float own_6 = items[unit_pos.x];
    const float other_6 = items[partner_3];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool upward_3 = (unit_pos.x & 16u) == 0u;
    const bool keeps_less_6 = (unit_pos.x < partner_3) == upward_3;
    items[unit_pos.x] = keeps_less_6 ? (own_6 > other_6 || other_6 != other_6 ? other_6 : own_6)
        : (own_6 < other_6 || other_6 != other_6 ? other_6 : own_6);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_7 = items[unit_pos.x];
    const float other_7 = items[partner_2];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_7 = (unit_pos.x < partner_2) == upward_3;
    items[unit_pos.x] = keeps_less_7 ? (own_7 > other_7 || other_7 != other_7 ? other_7 : own_7)
        : (own_7 < other_7 || other_7 != other_7 ? other_7 : own_7);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_8 = items[unit_pos.x];
    const float other_8 = items[partner_1];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_8 = (unit_pos.x < partner_1) == upward_3;
    items[unit_pos.x] = keeps_less_8 ? (own_8 > other_8 || other_8 != other_8 ? other_8 : own_8)
        : (own_8 < other_8 || other_8 != other_8 ? other_8 : own_8);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_9 = items[unit_pos.x];
    const float other_9 = items[partner];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_9 = (unit_pos.x < partner) == upward_3;
    items[unit_pos.x] = keeps_less_9 ? (own_9 > other_9 || other_9 != other_9 ? other_9 : own_9)
        : (own_9 < other_9 || other_9 != other_9 ? other_9 : own_9);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint partner_4 = unit_pos.x ^ 16u;
    const float own_10 = items[unit_pos.x];
    const float other_10 = items[partner_4];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_10 = unit_pos.x < partner_4;
    items[unit_pos.x] = keeps_less_10
        ? (own_10 > other_10 || other_10 != other_10 ? other_10 : own_10)
        : (own_10 < other_10 || other_10 != other_10 ? other_10 : own_10);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_11 = items[unit_pos.x];
    const float other_11 = items[partner_3];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_11 = unit_pos.x < partner_3;
    items[unit_pos.x] = keeps_less_11
        ? (own_11 > other_11 || other_11 != other_11 ? other_11 : own_11)
        : (own_11 < other_11 || other_11 != other_11 ? other_11 : own_11);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_12 = items[unit_pos.x];
    const float other_12 = items[partner_2];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_12 = unit_pos.x < partner_2;
    items[unit_pos.x] = keeps_less_12
        ? (own_12 > other_12 || other_12 != other_12 ? other_12 : own_12)
        : (own_12 < other_12 || other_12 != other_12 ? other_12 : own_12);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_13 = items[unit_pos.x];
    const float other_13 = items[partner_1];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_13 = unit_pos.x < partner_1;
    items[unit_pos.x] = keeps_less_13
        ? (own_13 > other_13 || other_13 != other_13 ? other_13 : own_13)
        : (own_13 < other_13 || other_13 != other_13 ? other_13 : own_13);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const float own_14 = items[unit_pos.x];
    const float other_14 = items[partner];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const bool keeps_less_14 = unit_pos.x < partner;
    items[unit_pos.x] = keeps_less_14
        ? (own_14 > other_14 || other_14 != other_14 ? other_14 : own_14)
        : (own_14 < other_14 || other_14 != other_14 ? other_14 : own_14);
    if (absolute_pos < scalars.x_length) {
        x[absolute_pos] = items[unit_pos.x];
    }
}
