#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint lhs_length;
    uint lhs_shape_0;
    uint lhs_shape_1;
    uint lhs_shape_2;
    uint rhs_length;
    uint rhs_shape_0;
    uint rhs_shape_1;
    uint rhs_shape_2;
    uint bias_length;
    uint bias_shape_1;
    uint bias_shape_2;
    uint output_length;
    uint output_shape_0;
    uint output_shape_1;
    uint output_shape_2;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void fused_matmul_add_relu(
    device const float* lhs [[buffer(0)]],
    device const float* rhs [[buffer(1)]],
    device const float* bias [[buffer(2)]],
    device float* output [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint row = cube_pos.x * 16u + unit_pos.x;
    const uint column = cube_pos.y * 16u + unit_pos.y;
    if (row >= scalars.output_shape_1 || column >= scalars.output_shape_2) {
        return;
    }
    const uint absolute_pos_z = cube_pos.z;
    uint lhs_start = row * scalars.lhs_shape_2;
    uint rhs_start = column;
    const uint place = absolute_pos_z % max(scalars.output_shape_0, 1u);
    lhs_start += place % max(scalars.lhs_shape_0, 1u) * scalars.lhs_shape_1 * scalars.lhs_shape_2;
    rhs_start += place % max(scalars.rhs_shape_0, 1u) * scalars.rhs_shape_1 * scalars.rhs_shape_2;
    float total = 0.0f;
    const uint last = scalars.rhs_shape_1 - 1u;
    const ulong last_1 = ulong(last);
    const bool fits = ulong(lhs_start) + last_1 < ulong(scalars.lhs_length)
        && ulong(rhs_start) + last_1 * ulong(scalars.rhs_shape_2) < ulong(scalars.rhs_length);
    if (fits) {
        for (uint k = 0; k < scalars.rhs_shape_1; ++k) {
            total += lhs[lhs_start + k] * rhs[rhs_start + k * scalars.rhs_shape_2];
        }
    } else {
        for (uint k = 0; k < scalars.rhs_shape_1; ++k) {
            const uint v = lhs_start + k;
            const uint v_1 = rhs_start + k * scalars.rhs_shape_2;
            total += (v < scalars.lhs_length ? lhs[v] : 0.0f)
                * (v_1 < scalars.rhs_length ? rhs[v_1] : 0.0f);
        }
    }
    uint bias_place = row * scalars.bias_shape_2 + column;
    uint output_place = row * scalars.output_shape_2 + column;
    bias_place += place * scalars.bias_shape_1 * scalars.bias_shape_2;
    output_place += place * scalars.output_shape_1 * scalars.output_shape_2;
    const float v = total + (bias_place < scalars.bias_length ? bias[bias_place] : 0.0f);
    if (output_place < scalars.output_length) {
        output[output_place] = v < 0.0f ? 0.0f : v;
    }
}
