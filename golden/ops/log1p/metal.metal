#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

[[max_total_threads_per_threadgroup(256)]]
kernel void log1p_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = x[i];
        const float u = 1.0f + v;
        const float y = u < 1.1754944e-38f ? u * 8388608.0f : u;
        const int moved = int(as_type<int>(y) - 1060439283u);
        const float e = float(moved >> 23);
        const float m = as_type<float>(int((moved & 8388607) + 1060439283u));
        const float part = as_type<float>(int((127u - min(max(f32_to_i32(e), -30), 30)) << 23));
        const float v_1 = v * part;
        const float lost = e > 1.0f
            ? part - as_type<float>(min(as_type<uint>(m - v_1), 4294967294u))
            : v_1 - as_type<float>(min(as_type<uint>(m - part), 4294967294u));
        const float f = e == 0.0f ? v : m - 1.0f;
        const float c = e == 0.0f || e > 29.0f ? 0.0f : lost / m;
        const float p = 0.1063197f + f * -0.05976717f;
        const float p_1 = -0.10819621f + f * p;
        const float p_2 = 0.11036218f + f * p_1;
        const float p_3 = -0.124243915f + f * p_2;
        const float p_4 = 0.14285117f + f * p_3;
        const float p_5 = -0.16669406f + f * p_4;
        const float p_6 = 0.20000091f + f * p_5;
        const float p_7 = -0.24999967f + f * p_6;
        const float p_8 = 0.3333333f + f * p_7;
        const float low = f * f * f * p_8 + (e * -0.00021219444f + c) - 0.5f * f * f;
        const bool zero = u == 0.0f;
        const float y_1 = u < 0.0f ? as_type<float>(2143289344)
            : (zero ? -INFINITY : f + low + e * 0.6933594f);
        out[i] = v == 0.0f ? v : (u < INFINITY ? y_1 : u);
    }
}
