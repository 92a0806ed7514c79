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
    const float v_1 = ((float)i * 0.1f + 1e-5f + 3.0f) / 16777216.0f;
    const float v_2 = v_1 != v ? (v_1 != v ? v_1 : __builtin_inff()) : -__builtin_inff();
    y[u] = v_2 < __builtin_nanf("") ? 1e20f : v_2;
    const int v_3 = (int)((unsigned int)i * i + i - (-2147483647 - 1)) & 65535;
    const int v_4 = (int)((unsigned int)v_3 << 3);
    const int v_5 = (int)(~(((v_4 >> (i & 31)) | v_3) ^ v_4) + 2147483647u
        - (int)!((v_3 == 4 && i < 7) || i > 90));
    const int v_6 = (int)((unsigned int)i - v_5);
    m[u] = v_6 != 0 ? v_6 : i;
    const unsigned int v_7 = __float_as_uint(v) & 2147483647u;
    if (v_7 > 2139095040u) {
        const unsigned int v_8 = (unsigned int)i;
        const unsigned int v_9 = v_8 + v_7;
        const unsigned int v_10 = v_9 >> (v_8 & 31);
        w[u] = v_9 - (v_10 / 10u - v_10 % 10u);
        if (v != 0.0f) {
            w[u] = 4294967295u;
        }
    }
}
