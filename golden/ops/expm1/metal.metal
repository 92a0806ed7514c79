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
kernel void expm1_kernel(
    device const float* x [[buffer(0)]],
    device float* out [[buffer(1)]],
    constant Scalars& scalars [[buffer(2)]],
    uint3 cube_pos [[threadgroup_position_in_grid]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint i = cube_pos.x * 256u + unit_pos.x;
    if (i < scalars.out_length) {
        const float v = x[i];
        const float y = v < -18.0f ? -18.0f : (v > 89.0f ? 89.0f : v);
        const float n = rint(y * 1.442695f);
        const float v_1 = as_type<float>(min(as_type<uint>(y - n * 0.6933594f), 4294967294u))
            - n * -0.00021219444f;
        const float q = 0.0013940625f + v_1 * 0.00019845877f;
        const float q_1 = 0.00833339f + v_1 * q;
        const float q_2 = 0.041666362f + v_1 * q_1;
        const float q_3 = 0.16666666f + v_1 * q_2;
        const float q_4 = 0.5f + v_1 * q_3;
        const float p = v_1 + v_1 * v_1 * q_4;
        const float half_ = as_type<float>(int((f32_to_i32(n) + 126u) << 23));
        const float wide = 2.0f
            * (half_ * p + as_type<float>(min(as_type<uint>(half_ - 0.5f), 4294967294u)));
        out[i] = v == 0.0f ? v : (n == 0.0f ? p : wide);
    }
}
