#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void noted_roots(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    device atomic_uint* notes [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 64u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = i < scalars.x_length ? x[i] : 0.0f;
        if (!(v >= 0.0f)) {
            uint old = 0u;
            while (!atomic_compare_exchange_weak_explicit(&notes[0], &old, 1u,
                memory_order_relaxed, memory_order_relaxed) && old == 0u) {
            }
            if (old == 0u) {
                atomic_store_explicit(&notes[1], i, memory_order_relaxed);
                atomic_store_explicit(&notes[2], 0u, memory_order_relaxed);
                atomic_store_explicit(&notes[3], 0u, memory_order_relaxed);
                atomic_store_explicit(&notes[4], as_type<uint>(v), memory_order_relaxed);
                atomic_store_explicit(&notes[5], i, memory_order_relaxed);
            }
        }
        if (v > 1000000.0f) {
            const uint room = atomic_load_explicit(&notes[61], memory_order_relaxed);
            const uint used = atomic_load_explicit(&notes[63], memory_order_relaxed);
            const uint start = used < room
                ? atomic_fetch_add_explicit(&notes[63], 3u, memory_order_relaxed) : 0u;
            if (used < room && start + 3u <= room) {
                atomic_store_explicit(&notes[start + 64u], 2u, memory_order_relaxed);
                atomic_store_explicit(&notes[start + 65u], i, memory_order_relaxed);
                atomic_store_explicit(&notes[start + 66u], as_type<uint>(v), memory_order_relaxed);
            } else {
                atomic_fetch_add_explicit(&notes[62], 1u, memory_order_relaxed);
            }
        }
        out[i] = pow(v, 0.5f);
    }
}
