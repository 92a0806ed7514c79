#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint n_length;
    uint out_length;
    uint counts_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void clamp_twice(
    device const float* x [[buffer(0)]],
    device const int* n [[buffer(1)]],
    device float* out [[buffer(2)]],
    device int* counts [[buffer(3)]],
    constant Scalars& scalars [[buffer(4)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.x_length) {
        const float v = x[i];
        float soft_clip_result;
        if (v < -1.0f) {
            soft_clip_result = -1.0f + (v + 1.0f) / 4.0f;
        } else if (v > 1.0f) {
            soft_clip_result = 1.0f;
        } else {
            soft_clip_result = v;
        }
        if (i < scalars.out_length) {
            out[i] = soft_clip_result;
        }
        const int v_1 = i < scalars.n_length ? n[i] : 0;
        int soft_clip_result_1;
        if (v_1 < -10) {
            soft_clip_result_1 = -10;
        } else if (v_1 > 10) {
            soft_clip_result_1 = 10;
        } else {
            soft_clip_result_1 = v_1;
        }
        if (i < scalars.counts_length) {
            counts[i] = soft_clip_result_1;
        }
    }
}
