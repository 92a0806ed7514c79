#include <cuda_fp16.h>
#include <cuda_bf16.h>

static __device__ __forceinline__ long long f64_to_i64(double x) {
    return x >= 9.223372036854776e18 ? 9223372036854775807ll
        : x >= -9.223372036854776e18 ? (long long)x
        : x < -9.223372036854776e18 ? (-9223372036854775807ll - 1)
        : 0ll;
}

static __device__ __forceinline__ unsigned short f32_to_u16(float x) {
    return x >= 65536.0f ? 65535 : x > -1.0f ? (unsigned short)x : 0;
}

struct alignas(16) halfx8 {
    half lane[8];
};

struct alignas(16) charx16 {
    signed char lane[16];
};

static __device__ __forceinline__ signed char get_lane(charx16 v, unsigned int lane) {
    return v.lane[lane];
}

static __device__ __forceinline__ long long f32_to_i64(float x) {
    return x >= 9.223372e18f ? 9223372036854775807ll
        : x >= -9.223372e18f ? (long long)x
        : x < -9.223372e18f ? (-9223372036854775807ll - 1)
        : 0ll;
}

extern "C" __global__ void __launch_bounds__(64) wide(
    half* __restrict__ h,
    __nv_bfloat16* __restrict__ g,
    double* __restrict__ d,
    long long* __restrict__ l,
    signed char* __restrict__ c,
    unsigned short* __restrict__ s,
    bool* __restrict__ flag,
    halfx8* __restrict__ h8,
    charx16* __restrict__ b4,
    long long big,
    unsigned int n) {
    const unsigned int u = threadIdx.x;
    const float v = __half2float(h[u]) * 2.0f;
    const half v_1 = __float2half(v);
    h[u] = v_1;
    const float v_2 = __bfloat162float(g[u]) + v;
    g[u] = __float2bfloat16(v_2);
    const double v_3 = d[u] * 0.1;
    d[u] = v_3;
    l[u] = (long long)(((unsigned long long)f64_to_i64(v_3) + big) * 3ll);
    const signed char v_4 = c[u];
    c[u] = (signed char)-(signed char)(v_4 + 100);
    s[u] *= (unsigned int)f32_to_u16(v_2);
    flag[u] = v_4 > 0;
    const halfx8 v_5 = h8[u];
    h8[u] = halfx8{v_5.lane[3], v_5.lane[7], v_5.lane[3], v_5.lane[7], v_1, v_1, v_5.lane[3],
        v_5.lane[3]};
    const signed char v_6 = get_lane(b4[u], n);
    b4[u] = charx16{v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6, v_6};
    const half v_7 = __uint2half_rn(n);
    h[u] = v_7;
    g[u] = __float2bfloat16(__half2float(v_7));
    l[u] = f32_to_i64(v_2);
    l[u] = (long long)(unsigned long long)__double_as_longlong(v_3);
    s[u] = __half_as_ushort(v_7);
    h[u] = half(0.1f);
    g[u] = __nv_bfloat16(__int_as_float(0xff800000));
    d[u] = __longlong_as_double(0x7ff0000000000000ll);
    l[u] = (-9223372036854775807ll - 1);
}
