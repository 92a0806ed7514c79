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
kernel void erf_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = x[i];
        const float z = v * v;
        const float q = -0.00080101925f + z * 7.853858e-5f;
        const float q_1 = 0.0051883277f + z * q;
        const float q_2 = -0.026853811f + z * q_1;
        const float q_3 = 0.112835854f + z * q_2;
        const float q_4 = -0.37612626f + z * q_3;
        const float small = v * (1.1283791f + z * q_4);
        const float a = fabs(v);
        const float t = a > 4.0f ? 4.0f : a;
        const float p = -0.00044147272f + t * 2.1697622e-5f;
        const float p_1 = 0.0042052846f + t * p;
        const float p_2 = -0.02521034f + t * p_1;
        const float p_3 = 0.1084221f + t * p_2;
        const float p_4 = 0.6332164f + t * p_3;
        const float p_5 = 1.1295803f + t * p_4;
        const float p_6 = -0.00018846734f + t * p_5;
        const float v_1 = -p_6;
        const float y = v_1 > 89.0f ? 89.0f : v_1;
        const float y_1 = v_1 < -104.0f ? -104.0f : y;
        const float n = rint(y_1 * 1.442695f);
        const float r = y_1 - n * 0.6933594f - n * -0.00021219444f;
        const float q_5 = 0.0013940625f + r * 0.00019845877f;
        const float q_6 = 0.00833339f + r * q_5;
        const float q_7 = 0.041666362f + r * q_6;
        const float q_8 = 0.16666666f + r * q_7;
        const float q_9 = 0.5f + r * q_8;
        const int v_2 = f32_to_i32(n);
        const int half_ = v_2 >> 1;
        const float first = as_type<float>(int((half_ + 127u) << 23));
        const float second = as_type<float>(int((uint(v_2) - half_ + 127) << 23));
        const float large = 1.0f - (1.0f + (r + r * r * q_9)) * first * second;
        out[i] = a < 1.0f ? small : (v < 0.0f ? -large : large);
    }
}
