#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint i;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void atomics(
    device atomic_uint* count [[buffer(0)]],
    device atomic_int* least [[buffer(1)]],
    device uint* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup atomic_uint bins[64];
    const uint u = unit_pos.x;
    atomic_store_explicit(&bins[u], 0u, memory_order_relaxed);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    atomic_fetch_add_explicit(&bins[u % 7u], 1u, memory_order_relaxed);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint total = atomic_load_explicit(&bins[u], memory_order_relaxed);
    const uint old = atomic_fetch_add_explicit(&count[u], total, memory_order_relaxed);
    atomic_fetch_min_explicit(&least[0], int(0u - u), memory_order_relaxed);
    atomic_fetch_sub_explicit(&least[0], 2, memory_order_relaxed);
    uint seen = 0u;
    while (!atomic_compare_exchange_weak_explicit(&count[scalars.i], &seen, u,
        memory_order_relaxed, memory_order_relaxed) && seen == 0u) {
    }
    const uint old_1 = atomic_exchange_explicit(&count[scalars.i], 9u, memory_order_relaxed);
    const uint old_2 = atomic_fetch_or_explicit(&count[scalars.i], old_1, memory_order_relaxed);
    out[u] = seen + old_2;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    out[u] += old;
}
