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
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i >= scalars.words_length) {
        return;
    }
    const uint word = words[i];
    const uint v = i * 8u;
    const uint owner = v / 32u;
    const float scale = owner < scalars.scales_length ? scales[owner] : 0.0f;
    const int zero = owner < scalars.zeros_length ? zeros[owner] : 0;
    if (v < scalars.out_length) {
        out[v] = float(int(uint(int(word << 28u) >> 28) - zero)) * scale;
    }
    if (v + 1u < scalars.out_length) {
        out[v + 1u] = float(int(uint(int(word << 24u) >> 28) - zero)) * scale;
    }
    if (v + 2u < scalars.out_length) {
        out[v + 2u] = float(int(uint(int(word << 20u) >> 28) - zero)) * scale;
    }
    if (v + 3u < scalars.out_length) {
        out[v + 3u] = float(int(uint(int(word << 16u) >> 28) - zero)) * scale;
    }
    if (v + 4u < scalars.out_length) {
        out[v + 4u] = float(int(uint(int(word << 12u) >> 28) - zero)) * scale;
    }
    if (v + 5u < scalars.out_length) {
        out[v + 5u] = float(int(uint(int(word << 8u) >> 28) - zero)) * scale;
    }
    if (v + 6u < scalars.out_length) {
        out[v + 6u] = float(int(uint(int(word << 4u) >> 28) - zero)) * scale;
    }
    if (v + 7u < scalars.out_length) {
        out[v + 7u] = float(int(uint(int(word) >> 28) - zero)) * scale;
    }
}
