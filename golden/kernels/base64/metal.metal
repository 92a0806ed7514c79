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
    const uint v_2 = first + 1u;
    uint v_3;
    if (v_2 < scalars.size) {
        const uint v_4 = v_2 / 4u;
        v_3 = ((v_4 < scalars.data_length ? data[v_4] : 0u) >> (8u * (v_2 % 4u))) & 255u;
    } else {
        v_3 = 0u;
    }
    const uint v_4 = first + 2u;
    uint v_5;
    if (v_4 < scalars.size) {
        const uint v_6 = v_4 / 4u;
        v_5 = ((v_6 < scalars.data_length ? data[v_6] : 0u) >> (8u * (v_4 % 4u))) & 255u;
    } else {
        v_5 = 0u;
    }
    const uint v_6 = ((((v_1 < scalars.data_length ? data[v_1] : 0u) >> (8u * (first % 4u)))
        & 255u) << 16u) | (v_3 << 8u);
    const uint bits = v_6 | v_5;
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
    if (v < scalars.out_length) {
        out[v] = result;
    }
}
