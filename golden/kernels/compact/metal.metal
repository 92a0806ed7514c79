#include <metal_stdlib>
using namespace metal;

struct Scalars {
    float threshold;
    uint x_length;
    uint out_length;
    uint length_length;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void compact(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    device uint* length_ [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]],
    uint plane_pos [[simdgroup_index_in_threadgroup]]) {
    threadgroup uint totals[4];
    uint written = 0u;
    for (uint start = 0; start < scalars.x_length; start += 128u) {
        const uint place = start + unit_pos.x;
        const float value = place < scalars.x_length ? x[place] : 0.0f;
        const bool wanted = place < scalars.x_length && value > scalars.threshold;
        const uint4 votes = uint4(uint(ulong(simd_ballot(wanted))), 0u, 0u, 0u);
        uint below = 0u;
        uint total = 0u;
        const uint mask = (1u << unit_pos_plane) - 1u;
        below += popcount(votes.x & mask);
        total += popcount(votes.x);
        if (unit_pos_plane == 0u) {
            totals[plane_pos] = total;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
        for (uint plane = 0; plane < 4u; ++plane) {
            if (plane < plane_pos) {
                below += totals[plane];
            }
        }
        if (wanted) {
            const uint v = written + below;
            if (v < scalars.out_length) {
                out[v] = value;
            }
        }
        for (uint plane = 0; plane < 4u; ++plane) {
            written += totals[plane];
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    if (unit_pos.x == 0u && scalars.length_length > 0u) {
        length_[0] = written;
    }
}
