#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint query_shape_0;
    uint query_shape_1;
    uint key_shape_0;
    uint key_shape_1;
    uint value_shape_0;
    uint value_shape_1;
    uint out_shape_0;
    uint out_shape_1;
};

[[max_total_threads_per_threadgroup(32)]]
kernel void attention(
    device const float* query [[buffer(0)]],
    device const float* key [[buffer(1)]],
    device const float* value [[buffer(2)]],
    device float* out [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    threadgroup float keys[128];
    threadgroup float values[128];
    const uint row = cube_pos.x * 32u + unit_pos.x;
    float own[4] = {};
    float mixed[4] = {};
    const uint base = row * scalars.query_shape_1;
    own[0] = (row < scalars.query_shape_0 && scalars.query_shape_1 > 0u ? query[base] : 0.0f)
        * 0.5f;
    own[1] = (row < scalars.query_shape_0 && scalars.query_shape_1 > 1u ? query[base + 1u] : 0.0f)
        * 0.5f;
    own[2] = (row < scalars.query_shape_0 && scalars.query_shape_1 > 2u ? query[base + 2u] : 0.0f)
        * 0.5f;
    own[3] = (row < scalars.query_shape_0 && scalars.query_shape_1 > 3u ? query[base + 3u] : 0.0f)
        * 0.5f;
    float greatest = -3.402823466e38f;
    float total = 0.0f;
    const uint end = min(scalars.key_shape_0, (cube_pos.x + 1u) * 32u);
    for (uint start = 0; start < end; start += 32u) {
        const uint v = start + unit_pos.x;
        const uint base_1 = v * scalars.key_shape_1;
        const uint base_2 = unit_pos.x * 4u;
        keys[base_2] = v < scalars.key_shape_0 && scalars.key_shape_1 > 0u ? key[base_1] : 0.0f;
        keys[base_2 + 1u] = v < scalars.key_shape_0 && scalars.key_shape_1 > 1u ? key[base_1 + 1u]
            : 0.0f;
        keys[base_2 + 2u] = v < scalars.key_shape_0 && scalars.key_shape_1 > 2u ? key[base_1 + 2u]
            : 0.0f;
        keys[base_2 + 3u] = v < scalars.key_shape_0 && scalars.key_shape_1 > 3u ? key[base_1 + 3u]
            : 0.0f;
        const uint base_3 = v * scalars.value_shape_1;
        values[base_2] = v < scalars.value_shape_0 && scalars.value_shape_1 > 0u ? value[base_3]
            : 0.0f;
        values[base_2 + 1u] = v < scalars.value_shape_0 && scalars.value_shape_1 > 1u
            ? value[base_3 + 1u] : 0.0f;
        values[base_2 + 2u] = v < scalars.value_shape_0 && scalars.value_shape_1 > 2u
            ? value[base_3 + 2u] : 0.0f;
        values[base_2 + 3u] = v < scalars.value_shape_0 && scalars.value_shape_1 > 3u
            ? value[base_3 + 3u] : 0.0f;
        threadgroup_barrier(mem_flags::mem_threadgroup);
        for (uint k = 0; k < min(32u, scalars.key_shape_0 - start); ++k) {
            if (start + k > row) {
                break;
            }
            float score = 0.0f;
            const uint base_4 = k * 4u;
            score += own[0] * keys[base_4];
            score += own[1] * keys[base_4 + 1u];
            score += own[2] * keys[base_4 + 2u];
            score += own[3] * keys[base_4 + 3u];
            const float higher = greatest < score || score != score ? score : greatest;
            const float shrink = exp(greatest - higher);
            const float weight = exp(score - higher);
            total = total * shrink + weight;
            mixed[0] = mixed[0] * shrink + values[base_4] * weight;
            mixed[1] = mixed[1] * shrink + values[base_4 + 1u] * weight;
            mixed[2] = mixed[2] * shrink + values[base_4 + 2u] * weight;
            mixed[3] = mixed[3] * shrink + values[base_4 + 3u] * weight;
            greatest = higher;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    const uint base_1 = row * scalars.out_shape_1;
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 0u) {
        out[base_1] = mixed[0] / total;
    }
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 1u) {
        out[base_1 + 1u] = mixed[1] / total;
    }
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 2u) {
        out[base_1 + 2u] = mixed[2] / total;
    }
    if (row < scalars.out_shape_0 && scalars.out_shape_1 > 3u) {
        out[base_1 + 3u] = mixed[3] / total;
    }
}
