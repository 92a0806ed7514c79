#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint y_shape_0;
    uint y_shape_1;
    uint gradient_shape_0;
    uint gradient_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void softmax_backward(
    device const float* y [[buffer(0)]],
    device const float* gradient [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x;
    float inner = 0.0f;
    for (uint k = unit_pos.x; k < scalars.y_shape_1; k += 32u) {
        const float v = row < scalars.gradient_shape_0 && k < scalars.gradient_shape_1
            ? gradient[row * scalars.gradient_shape_1 + k] : 0.0f;
        inner += (row < scalars.y_shape_0 ? y[row * scalars.y_shape_1 + k] : 0.0f) * v;
    }
    const float inner_1 = simd_sum(inner);
    const uint last = scalars.y_shape_1 - 1u;
    const bool fits = row < scalars.y_shape_0 && row < scalars.gradient_shape_0
        && row < scalars.out_shape_0 && last < scalars.gradient_shape_1;
    const bool fits_1 = fits && last < scalars.out_shape_1;
    if (fits_1) {
        for (uint k = unit_pos.x; k < scalars.y_shape_1; k += 32u) {
            out[row * scalars.out_shape_1 + k] = y[row * scalars.y_shape_1 + k]
                * (gradient[row * scalars.gradient_shape_1 + k] - inner_1);
        }
    } else {
        for (uint k = unit_pos.x; k < scalars.y_shape_1; k += 32u) {
            const float v = row < scalars.gradient_shape_0 && k < scalars.gradient_shape_1
                ? gradient[row * scalars.gradient_shape_1 + k] : 0.0f;
            if (row < scalars.out_shape_0 && k < scalars.out_shape_1) {
                out[row * scalars.out_shape_1 + k] = (row < scalars.y_shape_0
                    ? y[row * scalars.y_shape_1 + k] : 0.0f) * (v - inner_1);
            }
        }
    }
}
