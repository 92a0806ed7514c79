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
    const uint v = node + 1u;
    const uint v_1 = v < scalars.offsets_length ? offsets[v] : 0u;
    for (uint edge = node < scalars.offsets_length ? offsets[node] : 0u; edge < v_1; ++edge) {
        const uint other = edge < scalars.neighbours_length ? neighbours[edge] : 0u;
        int v_ = 0;
        if (other < scalars.level_length) {
            int v_2 = -1;
            while (!atomic_compare_exchange_weak_explicit(&level[other], &v_2, scalars.depth,
                memory_order_relaxed, memory_order_relaxed) && v_2 == -1) {
            }
            v_ = v_2;
        }
        const bool is_new = v_ == -1;
        if (is_new) {
            uint old = 0u;
            if (0u < scalars.found_count_length) {
                old = atomic_fetch_add_explicit(&found_count[0], 1u, memory_order_relaxed);
            }
            if (old < scalars.found_length) {
                found[old] = other;
            }
        }
    }
}
