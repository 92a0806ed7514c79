#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_shape_0;
    uint x_shape_1;
    uint out_length;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void leaky_row_sum(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x;
    float acc = 0.0f;
    for (uint k = unit_pos.x; k < scalars.x_shape_1; k += 32u) {
        const float v = row < scalars.x_shape_0 ? x[row * scalars.x_shape_1 + k] : 0.0f;
        if (v > 0.0f) {
            acc += v;
        } else if (v > -100.0f) {
            acc = fma(v, 0.5f, acc);
        } else {
            acc -= 1.0f;
        }
    }
    float total = simd_sum(acc);
    total = row < scalars.out_length ? total : 0.0f;
    if (unit_pos.x == 0u && row < scalars.out_length) {
        out[row] = total;
    }
}
