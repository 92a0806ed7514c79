#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint shift;
    uint keys_length;
    uint counts_shape_0;
    uint counts_shape_1;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void radix_count(
    device const float* keys [[buffer(0)]],
    device uint* counts [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup atomic_uint found[16];
    if (unit_pos.x < 16u) {
        atomic_store_explicit(&found[unit_pos.x], 0u, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint first = cube_pos.x * 1024u + unit_pos.x;
    for (uint step_ = 0; step_ < 4u; ++step_) {
        const uint place = first + step_ * 256u;
        if (place < scalars.keys_length) {
            const uint pattern = as_type<uint>(keys[place]);
            const uint v = scalars.shift < 32u
                ? (pattern >> 31u != 0u ? ~pattern : pattern | 2147483648u) >> (scalars.shift & 31)
                : 0u;
            const uint digit = v & 15u;
            atomic_fetch_add_explicit(&found[digit], 1u, memory_order_relaxed);
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x < 16u) {
        const uint old = atomic_load_explicit(&found[unit_pos.x], memory_order_relaxed);
        if (unit_pos.x < scalars.counts_shape_0 && cube_pos.x < scalars.counts_shape_1) {
            counts[unit_pos.x * scalars.counts_shape_1 + cube_pos.x] = old;
        }
    }
}
