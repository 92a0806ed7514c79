#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void div_floor_kernel(
    device const float* x [[buffer(0)]],
    device const float* y [[buffer(1)]],
    device float* out [[buffer(2)]],
    constant Scalars& scalars [[buffer(3)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = x[i];
        const float v_1 = y[i];
        const float v_2 = fmod(v, v_1);
        const float v_3 = (v - v_2) / v_1;
        const float v_4 = v_2 != 0.0f && (v_1 < 0.0f) != (v_2 < 0.0f) ? v_3 - 1.0f : v_3;
        const float v_5 = floor(v_4);
        const float v_6 = v / v_1;
        out[i] = v_1 == 0.0f ? v_6
            : (v_4 == 0.0f ? v_6 * 0.0f : (v_4 - v_5 > 0.5f ? v_5 + 1.0f : v_5));
    }
}
