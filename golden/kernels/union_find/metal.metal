#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint edges_shape_0;
    uint edges_shape_1;
    uint parents_length;
    uint component_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void union_find(
    device const uint* edges [[buffer(0)]],
    device atomic_uint* parents [[buffer(1)]],
    device uint* component [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    for (uint edge = unit_pos.x; edge < scalars.edges_shape_0; edge += 256u) {
        const uint start = edge * scalars.edges_shape_1;
        uint a = scalars.edges_shape_1 > 0u ? edges[start] : 0u;
        uint b = scalars.edges_shape_1 > 1u ? edges[start + 1u] : 0u;
        bool is_joined = false;
        while (!is_joined) {
            uint above;
            while (true) {
                above = a < scalars.parents_length
                    ? atomic_load_explicit(&parents[a], memory_order_relaxed) : 0u;
                if (above == a) {
                    break;
                }
                a = above;
            }
            uint above_1;
            while (true) {
                above_1 = b < scalars.parents_length
                    ? atomic_load_explicit(&parents[b], memory_order_relaxed) : 0u;
                if (above_1 == b) {
                    break;
                }
                b = above_1;
            }
            const uint high = max(a, b);
            const uint low = min(a, b);
            uint old = 0u;
            if (high < scalars.parents_length) {
                uint old_1 = high;
                while (!atomic_compare_exchange_weak_explicit(&parents[high], &old_1, low,
                    memory_order_relaxed, memory_order_relaxed) && old_1 == high) {
                }
                old = old_1;
            }
            is_joined = old == high;
        }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    for (uint node = unit_pos.x; node < scalars.component_length; node += 256u) {
        uint node_1 = node;
        uint above;
        while (true) {
            above = node_1 < scalars.parents_length
                ? atomic_load_explicit(&parents[node_1], memory_order_relaxed) : 0u;
            if (above == node_1) {
                break;
            }
            node_1 = above;
        }
        component[node] = node_1;
    }
}
