#include <metal_stdlib>
using namespace metal;

static inline int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? int(x)
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

static inline uint f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? uint(x) : 0u;
}

[[max_total_threads_per_threadgroup(64)]]
kernel void numbers(
    device const float* x [[buffer(0)]],
    device float* y [[buffer(1)]],
    device const int* k [[buffer(2)]],
    device int* m [[buffer(3)]],
    device uint* w [[buffer(4)]],
    uint3 unit_pos [[thread_position_in_threadgroup]]) {
    const uint u = unit_pos.x;
    const float v = x[u];
    m[u] = f32_to_i32(v);
    w[u] = f32_to_u32(v);
    const int i = k[u];
    const float v_1 = float(i);
    const float v_2 = (v_1 * 0.1f + 1e-5f + 3.0f) / 16777216.0f;
    const float v_3 = v_2 != v ? (v_2 != v ? v_2 : INFINITY) : -INFINITY;
    y[u] = 3.0f * v_1 - 1.0f - (v_3 < NAN ? 1e20f : v_3);
    const int v_4 = int(uint(i) * i + i - (-2147483647 - 1)) & 65535;
    const int v_5 = int(uint(v_4) << 3);
    const uint v_6 = ~(((v_5 >> (i & 31)) | v_4) ^ v_5) + 2147483647u
        - int(!((v_4 == 4 && i < 7) || i > 90)) - -5 / v_4;
    const int v_7 = int(uint(i) - (v_6 - (-6 & i)));
    m[u] = v_7 != 0 ? v_7 : i;
    const uint v_8 = as_type<uint>(v) & 2147483647u;
    if (v_8 > 2139095040u) {
        const uint v_9 = uint(i);
        const uint v_10 = v_9 + v_8;
        const uint v_11 = v_10 >> (v_9 & 31);
        w[u] = v_10 - (v_11 / 10u - v_11 % 10u);
        if (v != 0.0f) {
            w[u] = 4294967295u;
        }
    }
}
