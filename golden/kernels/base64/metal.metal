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
    uint v_1;
    if (first < scalars.size) {
        const uint v_2 = first / 4u;
        const uint v_3 = 8u * (first % 4u);
        v_1 = (v_3 < 32u ? (v_2 < scalars.data_length ? data[v_2] : 0u) >> (v_3 & 31) : 0u) & 255u;
    } else {
        v_1 = 0u;
    }
    const uint v_2 = first + 1u;
    uint v_3;
    if (v_2 < scalars.size) {
        const uint v_4 = v_2 / 4u;
        const uint v_5 = 8u * (v_2 % 4u);
        v_3 = (v_5 < 32u ? (v_4 < scalars.data_length ? data[v_4] : 0u) >> (v_5 & 31) : 0u) & 255u;
    } else {
        v_3 = 0u;
    }
    const uint v_4 = first + 2u;
    uint v_5;
    if (v_4 < scalars.size) {
        const uint v_6 = v_4 / 4u;
        const uint v_7 = 8u * (v_4 % 4u);
        v_5 = (v_7 < 32u ? (v_6 < scalars.data_length ? data[v_6] : 0u) >> (v_7 & 31) : 0u) & 255u;
    } else {
        v_5 = 0u;
    }
    const uint bits = (v_1 << 16u) | (v_3 << 8u) | v_5;
    uint result = 0u;
    for (int k = 0; k < 4; ++k) {
        const uint v_6 = uint(k);
        const uint v_7 = 6u * (3u - v_6);
        const uint n = (v_7 < 32u ? bits >> (v_7 & 31) : 0u) & 63u;
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
        if (first + v_6 > scalars.size) {
            code = 61u;
        }
        const uint v_8 = 8u * v_6;
        result |= v_8 < 32u ? code << (v_8 & 31) : 0u;
    }
    if (v < scalars.out_length) {
        out[v] = result;
    }
}
