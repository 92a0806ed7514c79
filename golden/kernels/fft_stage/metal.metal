#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint span;
    uint x_shape_0;
    uint x_shape_1;
    uint x_shape_2;
    uint out_shape_0;
    uint out_shape_1;
    uint out_shape_2;
};

[[max_total_threads_per_threadgroup(64)]]
kernel void fft_stage(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.y * 2u + unit_pos.y;
    const uint pair = cube_pos.x * 32u + unit_pos.x;
    const uint half_ = scalars.x_shape_1 / 2u;
    if (row >= scalars.x_shape_0 || pair >= half_) {
        return;
    }
    const uint v = max(scalars.span, 1u);
    const uint group = scalars.span == 0u ? 0u : pair / v;
    const uint offset = pair % v;
    const uint v_1 = row * scalars.x_shape_1 * scalars.x_shape_2;
    const uint start = v_1 + pair * scalars.x_shape_2;
    const float a_real = scalars.x_shape_2 > 0u ? x[start] : 0.0f;
    const float a_imaginary = scalars.x_shape_2 > 1u ? x[start + 1u] : 0.0f;
    const uint v_2 = pair + half_;
    const uint start_1 = v_1 + v_2 * scalars.x_shape_2;
    const float b_real = v_2 < scalars.x_shape_1 && scalars.x_shape_2 > 0u ? x[start_1] : 0.0f;
    const float b_imaginary = v_2 < scalars.x_shape_1 && scalars.x_shape_2 > 1u ? x[start_1 + 1u]
        : 0.0f;
    const float v_3 = -3.1415927f * float(group * scalars.span) / float(half_);
    const float twiddle_real = cos(v_3);
    const float twiddle_imaginary = sin(v_3);
    const uint first = 2u * group * scalars.span + offset;
    const uint v_4 = row * scalars.out_shape_1 * scalars.out_shape_2;
    const bool ok = row < scalars.out_shape_0 && first < scalars.out_shape_1;
    const uint start_2 = v_4 + first * scalars.out_shape_2;
    if (ok && scalars.out_shape_2 > 0u) {
        out[start_2] = a_real + b_real;
    }
    if (ok && scalars.out_shape_2 > 1u) {
        out[start_2 + 1u] = a_imaginary + b_imaginary;
    }
    const uint v_5 = first + scalars.span;
    const float v_6 = a_real - b_real;
    const float v_7 = a_imaginary - b_imaginary;
    const bool ok_1 = row < scalars.out_shape_0 && v_5 < scalars.out_shape_1;
    const uint start_3 = v_4 + v_5 * scalars.out_shape_2;
    if (ok_1 && scalars.out_shape_2 > 0u) {
        out[start_3] = v_6 * twiddle_real - v_7 * twiddle_imaginary;
    }
    if (ok_1 && scalars.out_shape_2 > 1u) {
        out[start_3 + 1u] = v_6 * twiddle_imaginary + v_7 * twiddle_real;
    }
}
