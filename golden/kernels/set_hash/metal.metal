#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(128)]]
kernel void set_hash(
    device const ulong* x [[buffer(0)]],
    device ulong* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 unit_pos [[thread_position_in_threadgroup]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint unit_pos_plane [[thread_index_in_simdgroup]],
    uint plane_pos [[simdgroup_index_in_threadgroup]]) {
    threadgroup ulong sums[4];
    threadgroup ulong products[4];
    threadgroup ulong greatest[4];
    ulong total = 0ul;
    ulong product = 1ul;
    ulong most = 0ul;
    for (uint column = unit_pos.x; column < scalars.x_shape_1; column += 128u) {
        const ulong x_1 = ((cube_pos.x < scalars.x_shape_0
            ? x[cube_pos.x * scalars.x_shape_1 + column] : 0ul) + 11400714819323198485ul)
            * 13787848793156543929ul;
        const ulong word = x_1 ^ (x_1 >> 31ul);
        total += word;
        product *= word | 1ul;
        most = max(most, word);
    }
    ulong total_1 = simd_sum(total);
    ulong product_1 = simd_product(product);
    ulong most_1 = simd_max(most);
    if (unit_pos_plane == 0u) {
        sums[plane_pos] = total_1;
        products[plane_pos] = product_1;
        greatest[plane_pos] = most_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (unit_pos.x == 0u) {
        for (uint plane = 1; plane < 4u; ++plane) {
            total_1 += sums[plane];
            product_1 *= products[plane];
            most_1 = max(most_1, greatest[plane]);
        }
        const uint start = cube_pos.x * scalars.out_shape_1;
        if (cube_pos.x < scalars.out_shape_0 && scalars.out_shape_1 > 0u) {
            out[start] = total_1;
        }
        if (cube_pos.x < scalars.out_shape_0 && scalars.out_shape_1 > 1u) {
            out[start + 1u] = product_1;
        }
        if (cube_pos.x < scalars.out_shape_0 && scalars.out_shape_1 > 2u) {
            out[start + 2u] = most_1;
        }
    }
}
