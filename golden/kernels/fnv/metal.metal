#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint records_shape_0;
    uint records_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void fnv(
    device const uint* records [[buffer(0)]],
    device uint* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 256u + unit_pos.x;
    if (row < scalars.records_shape_0) {
        uint result = 2166136261u;
        for (uint k = 0; k < scalars.records_shape_1; ++k) {
            const uint word = records[row * scalars.records_shape_1 + k];
            result = (result ^ (word & 255u)) * 16777619u;
            result = (result ^ ((word >> 8u) & 255u)) * 16777619u;
            result = (result ^ ((word >> 16u) & 255u)) * 16777619u;
            result = (result ^ (word >> 24u)) * 16777619u;
        }
        if (row < scalars.out_length) {
            out[row] = result;
        }
    }
}
