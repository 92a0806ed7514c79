#include <metal_stdlib>
using namespace metal;

struct Scalars {
    uint out_length;
};

[[max_total_threads_per_threadgroup(256)]]
kernel void hypot_kernel(
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
        const float a = fabs(v);
        const float b = fabs(v_1);
        const float high = a > b ? a : b;
        const float factor = high > 1e18f ? 8.271806e-25f : 1.0f;
        const float v_2 = high < 1e-12f ? 1.23794004e27f : factor;
        const float p = as_type<float>(min(as_type<uint>(a * v_2), 4294967294u));
        const float q = as_type<float>(min(as_type<uint>(b * v_2), 4294967294u));
        const float factor_1 = high > 1e18f ? 1.2089258e24f : 1.0f;
        const uint v_3 = as_type<uint>(v) & 2147483647u;
        const uint v_4 = as_type<uint>(v_1) & 2147483647u;
        const float length_ = v_3 > 2139095040u || v_4 > 2139095040u ? a + b
            : sqrt(p * p + q * q) * (high < 1e-12f ? 8.077936e-28f : factor_1);
        out[i] = v_3 == 2139095040u ? a : (v_4 == 2139095040u ? b : length_);
    }
}
