#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint x_length;
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void gelu(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint absolute_pos = cube_pos.x * 256u + unit_pos.x;
    if (absolute_pos < scalars.out_length) {
        const float v = absolute_pos < scalars.x_length ? x[absolute_pos] : 0.0f;
        const float v_1 = v * 0.70710677f;
        const float t = v_1 > 3.85f ? 3.85f : (v_1 < -3.85f ? -3.85f : v_1);
        const float u = t * t - 7.41125f;
        const float p = -1.6708934e-14f + u * 9.274426e-16f;
        const float p_1 = 8.3931736e-14f + u * p;
        const float p_2 = -8.547196e-13f + u * p_1;
        const float p_3 = 2.2957783e-11f + u * p_2;
        const float p_4 = -3.0336939e-10f + u * p_3;
        const float p_5 = 3.0872476e-9f + u * p_4;
        const float p_6 = -3.2785472e-8f + u * p_5;
        const float p_7 = 3.4078522e-7f + u * p_6;
        const float p_8 = -3.2805597e-6f + u * p_7;
        const float p_9 = 3.0100286e-5f + u * p_8;
        const float p_10 = -0.00027113114f + u * p_9;
        const float p_11 = 0.002479889f + u * p_10;
        const float p_12 = -0.024732921f + u * p_11;
        out[absolute_pos] = 0.5f * v * (1.0f + t * (0.3672848f + u * p_12));
    }
}
