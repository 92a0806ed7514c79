#include <metal_stdlib>
using namespace metal;

struct Scalars {
    int depth;
    uint offsets_length;
    uint neighbours_length;
    uint level_length;
    uint frontier_length;
    uint found_length;
    uint found_count_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void breadth_first(
    device const uint* offsets [[buffer(0)]],
    device const uint* neighbours [[buffer(1)]],
    device atomic_int* level [[buffer(2)]],
    device const uint* frontier [[buffer(3)]],
    device uint* found [[buffer(4)]],
    device atomic_uint* found_count [[buffer(5)]],
    constant Scalars& scalars [[buffer(6)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.frontier_length) {
        return;
    }
    const uint node = frontier[i];
    const uint t = node + 1u < scalars.offsets_length ? offsets[node + 1u] : 0u;
    for (uint edge = node < scalars.offsets_length ? offsets[node] : 0u; edge < t; ++edge) {
        const uint other = edge < scalars.neighbours_length ? neighbours[edge] : 0u;
        int old = 0;
        if (other < scalars.level_length) {
            int old_1 = -1;
            while (!atomic_compare_exchange_weak_explicit(&level[other], &old_1, scalars.depth,
                memory_order_relaxed, memory_order_relaxed) && old_1 == -1) {
            }
            old = old_1;
        }
        const bool is_new = old == -1;
        if (is_new) {
            const uint old_1 = scalars.found_count_length > 0u
                ? atomic_fetch_add_explicit(&found_count[0], 1u, memory_order_relaxed) : 0u;
            if (old_1 < scalars.found_length) {
                found[old_1] = other;
            }
        }
    }
}
