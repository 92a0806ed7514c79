#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void plane_scan(
    device const int* x [[buffer(0)]],
    device int* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint unit_pos_plane [[thread_index_in_simdgroup]],
    uint plane_pos [[simdgroup_index_in_threadgroup]]) {
    threadgroup int totals[8];
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    const int value = absolute_pos < scalars.x_length ? x[absolute_pos] : 0;
    int before = simd_prefix_exclusive_sum(value);
    if (unit_pos_plane == 31u) {
        totals[plane_pos] = int(uint(before) + value);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (uint plane = 0; plane < plane_pos; ++plane) {
        before += uint(totals[plane]);
    }
    if (absolute_pos < scalars.out_length) {
        out[absolute_pos] = before;
    }
}
