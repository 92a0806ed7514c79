#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint words_length;
    uint scales_length;
    uint zeros_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void dequantize(
    device const uint* words [[buffer(0)]],
    device const float* scales [[buffer(1)]],
    device const int* zeros [[buffer(2)]],
    device float* out [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos >= scalars.words_length) {
        return;
    }
    const uint word = words[absolute_pos];
    const uint v = absolute_pos * 8u;
    const uint owner = v / 32u;
    const float scale = owner < scalars.scales_length ? scales[owner] : 0.0f;
    const int zero = owner < scalars.zeros_length ? zeros[owner] : 0;
    if (v < scalars.out_length) {
        out[v] = float(int(uint(int(word << 28u) >> 28) - zero)) * scale;
    }
    const uint v_1 = v + 1u;
    if (v_1 < scalars.out_length) {
        out[v_1] = float(int(uint(int(word << 24u) >> 28) - zero)) * scale;
    }
    const uint v_2 = v + 2u;
    if (v_2 < scalars.out_length) {
        out[v_2] = float(int(uint(int(word << 20u) >> 28) - zero)) * scale;
    }
    const uint v_3 = v + 3u;
    if (v_3 < scalars.out_length) {
        out[v_3] = float(int(uint(int(word << 16u) >> 28) - zero)) * scale;
    }
    const uint v_4 = v + 4u;
    if (v_4 < scalars.out_length) {
        out[v_4] = float(int(uint(int(word << 12u) >> 28) - zero)) * scale;
    }
    const uint v_5 = v + 5u;
    if (v_5 < scalars.out_length) {
        out[v_5] = float(int(uint(int(word << 8u) >> 28) - zero)) * scale;
    }
    const uint v_6 = v + 6u;
    if (v_6 < scalars.out_length) {
        out[v_6] = float(int(uint(int(word << 4u) >> 28) - zero)) * scale;
    }
    const uint v_7 = v + 7u;
    if (v_7 < scalars.out_length) {
        out[v_7] = float(int(uint(int(word) >> 28) - zero)) * scale;
    }
}
