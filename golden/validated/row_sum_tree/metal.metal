#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(4)]]
kernel void row_sum_tree(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    device atomic_uint* notes [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup float partial[4];
    partial[unit_pos.x] = NAN;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    float total = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 4u) {
        if (!(cube_pos.x < scalars.x_shape_0)) {
            uint old = 0u;
            while (!atomic_compare_exchange_weak_explicit(&notes[0], &old, 1u,
                memory_order_relaxed, memory_order_relaxed) && old == 0u) {
            }
            if (old == 0u) {
                atomic_store_explicit(&notes[1], cube_pos.x * 4u + unit_pos.x,
                    memory_order_relaxed);
                atomic_store_explicit(&notes[2], 0u, memory_order_relaxed);
                atomic_store_explicit(&notes[3], 0u, memory_order_relaxed);
                atomic_store_explicit(&notes[4], cube_pos.x, memory_order_relaxed);
                atomic_store_explicit(&notes[5], k, memory_order_relaxed);
                atomic_store_explicit(&notes[6], scalars.x_shape_0, memory_order_relaxed);
                atomic_store_explicit(&notes[7], scalars.x_shape_1, memory_order_relaxed);
            }
        }
        total += cube_pos.x < scalars.x_shape_0 ? x[cube_pos.x * scalars.x_shape_1 + k] : 0.0f;
    }
    partial[unit_pos.x] = total;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 2u) {
        partial[unit_pos.x] += partial[unit_pos.x + 2u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 1u) {
        partial[unit_pos.x] += partial[unit_pos.x + 1u];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x == 0u) {
        if (!(cube_pos.x < scalars.out_length)) {
            uint old = 0u;
            while (!atomic_compare_exchange_weak_explicit(&notes[0], &old, 2u,
                memory_order_relaxed, memory_order_relaxed) && old == 0u) {
            }
            if (old == 0u) {
                atomic_store_explicit(&notes[1], cube_pos.x * 4u + unit_pos.x,
                    memory_order_relaxed);
                atomic_store_explicit(&notes[2], 0u, memory_order_relaxed);
                atomic_store_explicit(&notes[3], 0u, memory_order_relaxed);
                atomic_store_explicit(&notes[4], cube_pos.x, memory_order_relaxed);
                atomic_store_explicit(&notes[5], scalars.out_length, memory_order_relaxed);
            }
        }
        if (cube_pos.x < scalars.out_length) {
            out[cube_pos.x] = partial[0];
        }
    }
}
