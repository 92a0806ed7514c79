#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint counts_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void histogram(
    device const uint* x [[buffer(0)]],
    device atomic_uint* counts [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_count [[threadgroups_per_grid]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup atomic_uint local[64];
    if (unit_pos.x < 64u) {
        atomic_store_explicit(&local[unit_pos.x], 0u, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint i = cube_pos.x * 256u + unit_pos.x; i < scalars.x_length; i += cube_count.x * 256u) {
        atomic_fetch_add_explicit(&local[x[i] % 64u], 1u, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 64u) {
        const uint count = atomic_load_explicit(&local[unit_pos.x], memory_order_relaxed);
        if (count > 0u && unit_pos.x < scalars.counts_length) {
            atomic_fetch_add_explicit(&counts[unit_pos.x], count, memory_order_relaxed);
        }
    }
}
