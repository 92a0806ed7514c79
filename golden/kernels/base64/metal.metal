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
    const uint group = cube_pos.x * 256u + unit_pos.x;
    const uint first = 3u * group;
    if (first >= scalars.size) {
        return;
    }
    const uint v = first / 4u;
    const uint v_1 = first + 1u;
    uint v_2;
    if (v_1 < scalars.size) {
        const uint v_3 = v_1 / 4u;
        v_2 = ((v_3 < scalars.data_length ? data[v_3] : 0u) >> (8u * (v_1 % 4u))) & 255u;
    } else {
        v_2 = 0u;
    }
    const uint v_3 = first + 2u;
    uint v_4;
    if (v_3 < scalars.size) {
        const uint v_5 = v_3 / 4u;
        v_4 = ((v_5 < scalars.data_length ? data[v_5] : 0u) >> (8u * (v_3 % 4u))) & 255u;
    } else {
        v_4 = 0u;
    }
    const uint v_5 = ((((v < scalars.data_length ? data[v] : 0u) >> (8u * (first % 4u)))
        & 255u) << 16u) | (v_2 << 8u);
    const uint bits = v_5 | v_4;
    uint result = 0u;
    for (uint k = 0; k < 4u; ++k) {
        const uint n = (bits >> (6u * (3u - k))) & 63u;
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
        if (first + k > scalars.size) {
            code = 61u;
        }
        result |= code << (8u * k);
    }
    if (group < scalars.out_length) {
        out[group] = result;
    }
}
