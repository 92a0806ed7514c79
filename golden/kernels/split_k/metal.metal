#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint matrix_shape_0;
    uint matrix_shape_1;
    uint vector_length;
    uint out_length;
    uint largest_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void split_k(
    device const half* matrix [[buffer(0)]],
    device const half* vector [[buffer(1)]],
    device atomic_uint* out [[buffer(2)]],
    device atomic_uint* largest [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]]) {
    threadgroup atomic_uint sums[4];
    const uint row = unit_pos.y;
    const uint k = cube_pos.x * 32u + unit_pos.x;
    const uint v = row * 32u + unit_pos.x;
    if (v < 8u) {
        const uint shift = (v & 1u) << 4u;
        const uint word = v >> 1u;
        uint seen = atomic_load_explicit(&sums[word], memory_order_relaxed);
        while (true) {
            const uint expected = seen;
            const uint new_value = seen & ~(65535u << shift);
            uint old = expected;
            while (!atomic_compare_exchange_weak_explicit(&sums[word], &old, new_value,
                memory_order_relaxed, memory_order_relaxed) && old == expected) {
            }
            if (old == seen) {
                break;
            }
            seen = old;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (row < scalars.matrix_shape_0 && k < scalars.matrix_shape_1) {
        const uint shift = (row & 1u) << 4u;
        const uint word = row >> 1u;
        const half v_1 = matrix[row * scalars.matrix_shape_1 + k]
            * (k < scalars.vector_length ? vector[k] : 0.0h);
        uint seen = atomic_load_explicit(&sums[word], memory_order_relaxed);
        while (true) {
            const uint v_2 = (seen & ~(65535u << shift))
                | (uint(as_type<ushort>(as_type<half>(ushort(seen >> shift)) + v_1)) << shift);
            const uint expected = seen;
            uint old = expected;
            while (!atomic_compare_exchange_weak_explicit(&sums[word], &old, v_2,
                memory_order_relaxed, memory_order_relaxed) && old == expected) {
            }
            if (old == seen) {
                break;
            }
            seen = old;
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x == 0u) {
        const uint shift = (row & 1u) << 4u;
        const uint word = row >> 1u;
        const uint old = atomic_load_explicit(&sums[word], memory_order_relaxed);
        const half v_1 = as_type<half>(ushort(old >> shift));
        if (row < scalars.out_length) {
            uint seen = atomic_load_explicit(&out[word], memory_order_relaxed);
            while (true) {
                const uint v_2 = (seen & ~(65535u << shift))
                    | (uint(as_type<ushort>(as_type<half>(ushort(seen >> shift)) + v_1)) << shift);
                const uint expected = seen;
                uint old_1 = expected;
                while (!atomic_compare_exchange_weak_explicit(&out[word], &old_1, v_2,
                    memory_order_relaxed, memory_order_relaxed) && old_1 == expected) {
                }
                if (old_1 == seen) {
                    break;
                }
                seen = old_1;
            }
        }
        const half v_2 = fabs(v_1);
        if (scalars.largest_length > 0u) {
            uint seen = atomic_load_explicit(&largest[0], memory_order_relaxed);
            while (true) {
                const half v_3 = as_type<half>(ushort(seen));
                const uint expected = seen;
                const uint new_value = (seen & 4294901760u)
                    | uint(as_type<ushort>(v_3 < v_2 || v_2 != v_2 ? v_2 : v_3));
                uint old_1 = expected;
                while (!atomic_compare_exchange_weak_explicit(&largest[0], &old_1, new_value,
                    memory_order_relaxed, memory_order_relaxed) && old_1 == expected) {
                }
                if (old_1 == seen) {
                    break;
                }
                seen = old_1;
            }
        }
    }
}
