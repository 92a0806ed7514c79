#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint a_shape_0;
    uint a_shape_1;
    uint a_shape_2;
    uint lower_shape_0;
    uint lower_shape_1;
    uint lower_shape_2;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void cholesky(
    device const float* a [[buffer(0)]],
    device float* lower [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint matrix = cube_pos.x * 256u + unit_pos.x;
    if (matrix >= scalars.a_shape_0) {
        return;
    }
    float factor[16] = {};
    const uint i = matrix * scalars.a_shape_1 * scalars.a_shape_2;
    const float total = scalars.a_shape_1 > 0u && scalars.a_shape_2 > 0u ? a[i] : 0.0f;
    factor[0] = sqrt(total);
    const uint start = i + scalars.a_shape_2;
    const float total_1 = scalars.a_shape_1 > 1u && scalars.a_shape_2 > 0u ? a[start] : 0.0f;
    factor[4] = total_1 / factor[0];
    const uint start_1 = i + 2u * scalars.a_shape_2;
    const float total_2 = scalars.a_shape_1 > 2u && scalars.a_shape_2 > 0u ? a[start_1] : 0.0f;
    factor[8] = total_2 / factor[0];
    const uint start_2 = i + 3u * scalars.a_shape_2;
    const float total_3 = scalars.a_shape_1 > 3u && scalars.a_shape_2 > 0u ? a[start_2] : 0.0f;
    factor[12] = total_3 / factor[0];
    float total_4 = scalars.a_shape_1 > 1u && scalars.a_shape_2 > 1u ? a[start + 1u] : 0.0f;
    total_4 -= factor[4] * factor[4];
    factor[5] = sqrt(total_4);
    float total_5 = scalars.a_shape_1 > 2u && scalars.a_shape_2 > 1u ? a[start_1 + 1u] : 0.0f;
    total_5 -= factor[8] * factor[4];
    factor[9] = total_5 / factor[5];
    float total_6 = scalars.a_shape_1 > 3u && scalars.a_shape_2 > 1u ? a[start_2 + 1u] : 0.0f;
    total_6 -= factor[12] * factor[4];
    factor[13] = total_6 / factor[5];
    float total_7 = scalars.a_shape_1 > 2u && scalars.a_shape_2 > 2u ? a[start_1 + 2u] : 0.0f;
    total_7 -= factor[8] * factor[8];
    total_7 -= factor[9] * factor[9];
    factor[10] = sqrt(total_7);
    float total_8 = scalars.a_shape_1 > 3u && scalars.a_shape_2 > 2u ? a[start_2 + 2u] : 0.0f;
    total_8 -= factor[12] * factor[8];
    total_8 -= factor[13] * factor[9];
    factor[14] = total_8 / factor[10];
    float total_9 = scalars.a_shape_1 > 3u && scalars.a_shape_2 > 3u ? a[start_2 + 3u] : 0.0f;
    total_9 -= factor[12] * factor[12];
    total_9 -= factor[13] * factor[13];
    total_9 -= factor[14] * factor[14];
    factor[15] = sqrt(total_9);
    const uint i_1 = matrix * scalars.lower_shape_1 * scalars.lower_shape_2;
    const bool ok = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 0u;
    if (ok && scalars.lower_shape_2 > 0u) {
        lower[i_1] = factor[0];
    }
    if (ok && scalars.lower_shape_2 > 1u) {
        lower[i_1 + 1u] = factor[1];
    }
    if (ok && scalars.lower_shape_2 > 2u) {
        lower[i_1 + 2u] = factor[2];
    }
    if (ok && scalars.lower_shape_2 > 3u) {
        lower[i_1 + 3u] = factor[3];
    }
    const bool ok_1 = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 1u;
    const uint start_3 = i_1 + scalars.lower_shape_2;
    if (ok_1 && scalars.lower_shape_2 > 0u) {
        lower[start_3] = factor[4];
    }
    if (ok_1 && scalars.lower_shape_2 > 1u) {
        lower[start_3 + 1u] = factor[5];
    }
    if (ok_1 && scalars.lower_shape_2 > 2u) {
        lower[start_3 + 2u] = factor[6];
    }
    if (ok_1 && scalars.lower_shape_2 > 3u) {
        lower[start_3 + 3u] = factor[7];
    }
    const bool ok_2 = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 2u;
    const uint start_4 = i_1 + 2u * scalars.lower_shape_2;
    if (ok_2 && scalars.lower_shape_2 > 0u) {
        lower[start_4] = factor[8];
    }
    if (ok_2 && scalars.lower_shape_2 > 1u) {
        lower[start_4 + 1u] = factor[9];
    }
    if (ok_2 && scalars.lower_shape_2 > 2u) {
        lower[start_4 + 2u] = factor[10];
    }
    if (ok_2 && scalars.lower_shape_2 > 3u) {
        lower[start_4 + 3u] = factor[11];
    }
    const bool ok_3 = matrix < scalars.lower_shape_0 && scalars.lower_shape_1 > 3u;
    const uint start_5 = i_1 + 3u * scalars.lower_shape_2;
    if (ok_3 && scalars.lower_shape_2 > 0u) {
        lower[start_5] = factor[12];
    }
    if (ok_3 && scalars.lower_shape_2 > 1u) {
        lower[start_5 + 1u] = factor[13];
    }
    if (ok_3 && scalars.lower_shape_2 > 2u) {
        lower[start_5 + 2u] = factor[14];
    }
    if (ok_3 && scalars.lower_shape_2 > 3u) {
        lower[start_5 + 3u] = factor[15];
    }
}
