#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint size;
    uint data_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void base64(
    device const uint* data [[buffer(0)]],
    device uint* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint v = cube_pos.x * 256u + unit_pos.x;
    const uint first = 3u * v;
    if (first >= scalars.size) {
        return;
    }
    const uint v_1 = first / 4u;
    const uint v_2 = 8u * (first % 4u);
    uint v_3 = (v_2 < 32u ? (v_1 < scalars.data_length ? data[v_1] : 0u) >> (v_2 & 31) : 0u) & 255u;
    const uint v_4 = first + 1u;
    uint v_5;
    if (v_4 < scalars.size) {
        const uint v_6 = v_4 / 4u;
        const uint v_7 = 8u * (v_4 % 4u);
        v_5 = (v_7 < 32u ? (v_6 < scalars.data_length ? data[v_6] : 0u) >> (v_7 & 31) : 0u) & 255u;
    } else {
        v_5 = 0u;
    }
    const uint v_6 = first + 2u;
    uint v_7;
    if (v_6 < scalars.size) {
        const uint v_8 = v_6 / 4u;
        const uint v_9 = 8u * (v_6 % 4u);
        v_7 = (v_9 < 32u ? (v_8 < scalars.data_length ? data[v_8] : 0u) >> (v_9 & 31) : 0u) & 255u;
    } else {
        v_7 = 0u;
    }
    const uint bits = (v_3 << 16u) | (v_5 << 8u) | v_7;
    uint result = 0u;
    for (int k = 0; k < 4; ++k) {
        const uint v_8 = uint(k);
        const uint v_9 = 6u * (3u - v_8);
        const uint n = (v_9 < 32u ? bits >> (v_9 & 31) : 0u) & 63u;
        uint code;
        if (n < 26u) {
            code = 65u + n;
        } else if (n < 52u) {
            code = 71u + n;
        } else if (n < 62u) {
            code = n - 4u;
        } else if (n == 62u) {
            code = 43u;
        } else {
            code = 47u;
        }
        if (first + v_8 > scalars.size) {
            code = 61u;
        }
        const uint v_10 = 8u * v_8;
        result |= v_10 < 32u ? code << (v_10 & 31) : 0u;
    }
    if (v < scalars.out_length) {
        out[v] = result;
    }
}
