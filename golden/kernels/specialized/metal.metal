#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void specialized(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x;
    float total = 0.0f;
    for (uint start = unit_pos.x * 4u; start < scalars.x_shape_1; start += 128u) {
        const uint base = row * scalars.x_shape_1;
        total = fma(row < scalars.x_shape_0 ? x[base + start] : 0.0f, 0.14644662f, total);
        const uint v = start + 1u;
        total = fma(row < scalars.x_shape_0 && v < scalars.x_shape_1 ? x[base + v] : 0.0f,
            0.8535534f, total);
        const uint v_1 = start + 2u;
        total = fma(row < scalars.x_shape_0 && v_1 < scalars.x_shape_1 ? x[base + v_1] : 0.0f,
            0.8535534f, total);
        const uint v_2 = start + 3u;
        total = fma(row < scalars.x_shape_0 && v_2 < scalars.x_shape_1 ? x[base + v_2] : 0.0f,
            0.14644662f, total);
    }
    const float total_1 = simd_sum(total);
    if (unit_pos.x == 0u && row < scalars.out_length) {
        out[row] = total_1;
    }
}
