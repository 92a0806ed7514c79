// CUDA's and HIP's names for `units`, as far as generated text uses them.
#pragma once
#include "units.h"

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __restrict__ __restrict
#define __align__(bytes) alignas(bytes)
#define __shared__ static
#define threadIdx (units::unit().position)
#define blockIdx (units::cube)
#define gridDim (units::cubes)
#define warpSize units::plane_size

using std::max;
using std::min;

#define VECTOR2(T, name) struct alignas(2 * sizeof(T)) name { T x, y; }; inline name make_##name(T x, T y) { return {x, y}; }
#define VECTOR4(T, name) \
    struct alignas(4 * sizeof(T)) name { T x, y, z, w; }; \
    inline name make_##name(T x, T y, T z, T w) { return {x, y, z, w}; }
VECTOR2(float, float2)
VECTOR4(float, float4)
VECTOR4(int, int4)
VECTOR4(unsigned int, uint4)

template <class To, class From> To bits_as(From value) {
    static_assert(sizeof(To) == sizeof(From));
    To result;
    std::memcpy(&result, &value, sizeof(To));
    return result;
}
inline int __float_as_int(float x) { return bits_as<int>(x); }
inline unsigned int __float_as_uint(float x) { return bits_as<unsigned int>(x); }
inline float __int_as_float(int x) { return bits_as<float>(x); }
inline float __uint_as_float(unsigned int x) { return bits_as<float>(x); }
inline long long __double_as_longlong(double x) { return bits_as<long long>(x); }
inline double __longlong_as_double(long long x) { return bits_as<double>(x); }

// PTX's cvt saturates and gives 0 for NaN.
inline int __float2int_rz(float x) {
    return x >= 2147483648.0f ? 2147483647 : x > -2147483904.0f ? (int)x : x != x ? 0 : -2147483647 - 1;
}
inline unsigned int __float2uint_rz(float x) {
    return x >= 4294967296.0f ? 4294967295u : x > 0.0f ? (unsigned int)x : 0u;
}

struct half {
    _Float16 value;
    half() = default;
    explicit half(float x) : value((_Float16)x) {}
    template <class T> static half of(T x) { half h; h.value = (_Float16)x; return h; }
};
inline float __half2float(half x) { return (float)x.value; }
inline half __float2half(float x) { return half(x); }
inline half __double2half(double x) { return half::of(x); }
inline half __int2half_rn(int x) { return half::of(x); }
inline half __uint2half_rn(unsigned int x) { return half::of(x); }
inline unsigned short __half_as_ushort(half x) { return bits_as<unsigned short>(x); }

struct bfloat16 {
    unsigned short word;
    bfloat16() = default;
    explicit bfloat16(float x) {
        const unsigned int bits = bits_as<unsigned int>(x);
        word = x != x ? 0x7fff : (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
    }
};
using __nv_bfloat16 = bfloat16;
using __hip_bfloat16 = bfloat16;
inline float __bfloat162float(bfloat16 x) { return bits_as<float>((unsigned int)x.word << 16); }
inline bfloat16 __float2bfloat16(float x) { return bfloat16(x); }

inline float rsqrtf(float x) { return 1.0f / std::sqrt(x); }

inline void __syncthreads() { units::barrier(); }

template <class T> T atomicAdd(T* place, T value) { const T old = *place; *place = old + value; return old; }
template <class T> T atomicSub(T* place, T value) { const T old = *place; *place = old - value; return old; }
template <class T> T atomicMin(T* place, T value) { const T old = *place; *place = min(old, value); return old; }
template <class T> T atomicMax(T* place, T value) { const T old = *place; *place = max(old, value); return old; }
template <class T> T atomicOr(T* place, T value) { const T old = *place; *place = old | value; return old; }
template <class T> T atomicExch(T* place, T value) { const T old = *place; *place = value; return old; }
template <class T> T atomicCAS(T* place, T expected, T value) {
    const T old = *place;
    if (old == expected) *place = value;
    return old;
}

template <class T> T __shfl(T value, unsigned int lane) { return units::from_lane(value, lane % units::plane_size); }
template <class T> T __shfl_xor(T value, unsigned int mask) { return units::from_lane(value, units::lane() ^ mask); }
template <class T> T __shfl_up(T value, unsigned int step) {
    return units::from_lane(value, units::lane() >= step ? units::lane() - step : units::lane());
}
template <class T> T __shfl_down(T value, unsigned int step) {
    return units::from_lane(value, units::lane() + step < units::plane_size ? units::lane() + step : units::lane());
}
inline unsigned long long __ballot(int vote) {
    return units::fold_plane(vote ? 1ull << units::lane() : 0ull, [](auto a, auto b) { return a | b; });
}
inline int __all(int vote) { return units::fold_plane(vote, [](int a, int b) { return a && b; }); }
inline int __any(int vote) { return units::fold_plane(vote, [](int a, int b) { return a || b; }); }

template <class T> T __shfl_sync(unsigned int, T value, unsigned int lane) { return __shfl(value, lane); }
template <class T> T __shfl_xor_sync(unsigned int, T value, unsigned int mask) { return __shfl_xor(value, mask); }
template <class T> T __shfl_up_sync(unsigned int, T value, unsigned int step) { return __shfl_up(value, step); }
template <class T> T __shfl_down_sync(unsigned int, T value, unsigned int step) { return __shfl_down(value, step); }
inline unsigned int __ballot_sync(unsigned int, int vote) { return (unsigned int)__ballot(vote); }
inline int __all_sync(unsigned int, int vote) { return __all(vote); }
inline int __any_sync(unsigned int, int vote) { return __any(vote); }
template <class T> T __reduce_add_sync(unsigned int, T value) {
    return units::fold_plane(value, [](T a, T b) { return (T)((unsigned int)a + (unsigned int)b); });
}
template <class T> T __reduce_min_sync(unsigned int, T value) {
    return units::fold_plane(value, [](T a, T b) { return min(a, b); });
}
template <class T> T __reduce_max_sync(unsigned int, T value) {
    return units::fold_plane(value, [](T a, T b) { return max(a, b); });
}
