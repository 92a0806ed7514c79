static __device__ __forceinline__ int f32_to_i32(float x) {
    return x >= 2147483648.0f ? 2147483647
        : x >= -2147483648.0f ? (int)x
        : x < -2147483648.0f ? (-2147483647 - 1)
        : 0;
}

static __device__ __forceinline__ unsigned int f32_to_u32(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > -1.0f ? (unsigned int)x : 0u;
}

extern "C" __global__ void __launch_bounds__(64) numbers(
    const float* __restrict__ x,
    float* __restrict__ y,
    const int* __restrict__ k,
    int* __restrict__ m,
    unsigned int* __restrict__ w) {
    const unsigned int u = threadIdx.x;
    const float v = x[u];
    m[u] = f32_to_i32(v);
    w[u] = f32_to_u32(v);
    const int i = k[u];
    const float v_1 = (float)i;
    const float v_2 = (v_1 * 0.1f + 1e-5f + 3.0f) / 16777216.0f;
    const float v_3 = v_2 != v ? (v_2 != v ? v_2 : __builtin_inff()) : -__builtin_inff();
    y[u] = 3.0f * v_1 - 1.0f - (v_3 < __builtin_nanf("") ? 1e20f : v_3);
    const int v_4 = (int)((unsigned int)i * i + i - (-2147483647 - 1)) & 65535;
    const int v_5 = (int)((unsigned int)v_4 << 3);
    const unsigned int v_6 = ~(((v_5 >> (i & 31)) | v_4) ^ v_5) + 2147483647u
        - (int)!((v_4 == 4 && i < 7) || i > 90) - -5 / v_4;
    const int v_7 = (int)((unsigned int)i - (v_6 - (-6 & i)));
    m[u] = v_7 != 0 ? v_7 : i;
    const unsigned int v_8 = __float_as_uint(v) & 2147483647u;
    if (v_8 > 2139095040u) {
        const unsigned int v_9 = (unsigned int)i;
        const unsigned int v_10 = v_9 + v_8;
        const unsigned int v_11 = v_10 >> (v_9 & 31);
        w[u] = v_10 - (v_11 / 10u - v_11 % 10u);
        if (v != 0.0f) {
            w[u] = 4294967295u;
        }
    }
}
