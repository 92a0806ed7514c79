// CUDA's and HIP's names for `units`, as far as generated text uses them.
#pragma once
#include "units.h"

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __restrict__ __restrict
#define __align__(bytes) alignas(bytes)
#define __shared__ static
#define threadIdx (units::unit().position)
#define blockIdx (units::cube)
#define gridDim (units::cubes)
#define warpSize units::plane_size

// CUDA's, from compute capability 9.0 on.
inline units::Position __clusterRelativeBlockIdx() {
    return {units::cube.x % units::cluster.x, units::cube.y % units::cluster.y, units::cube.z % units::cluster.z};
}
inline unsigned __clusterRelativeBlockRank() {
    const units::Position at = __clusterRelativeBlockIdx();
    return (at.z * units::cluster.y + at.y) * units::cluster.x + at.x;
}

// The overloads of both compilers' headers: narrower integers become int.
#define EXTREMES(A, B, R) \
    inline R max(A a, B b) { return (R)a > (R)b ? (R)a : (R)b; } \
    inline R min(A a, B b) { return (R)a < (R)b ? (R)a : (R)b; }
EXTREMES(int, int, int)
EXTREMES(unsigned int, unsigned int, unsigned int)
EXTREMES(int, unsigned int, unsigned int)
EXTREMES(unsigned int, int, unsigned int)
EXTREMES(long long, long long, long long)
EXTREMES(unsigned long long, unsigned long long, unsigned long long)
EXTREMES(long long, unsigned long long, unsigned long long)
EXTREMES(unsigned long long, long long, unsigned long long)
inline float max(float a, float b) { return fmaxf(a, b); }
inline float min(float a, float b) { return fminf(a, b); }
inline double max(double a, double b) { return fmax(a, b); }
inline double min(double a, double b) { return fmin(a, b); }

#define VECTOR2(T, name) struct alignas(2 * sizeof(T)) name { T x, y; }; inline name make_##name(T x, T y) { return {x, y}; }
#define VECTOR4(T, name) \
    struct alignas(4 * sizeof(T)) name { T x, y, z, w; }; \
    inline name make_##name(T x, T y, T z, T w) { return {x, y, z, w}; }
#define VECTORS(T, name) VECTOR2(T, name##2) VECTOR4(T, name##4)
VECTORS(signed char, char) VECTORS(unsigned char, uchar) VECTORS(short, short) VECTORS(unsigned short, ushort)
VECTORS(int, int) VECTORS(unsigned int, uint) VECTORS(long long, longlong) VECTORS(unsigned long long, ulonglong)
VECTORS(float, float) VECTORS(double, double)

inline int __popc(unsigned int x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned long long __brevll(unsigned long long x) {
    unsigned long long found = 0;
    for (int i = 0; i < 64; ++i) found = found << 1 | (x >> i & 1);
    return found;
}
inline unsigned int __brev(unsigned int x) { return __brevll(x) >> 32; }
inline int __mulhi(int a, int b) { return (long long)a * b >> 32; }
inline unsigned int __umulhi(unsigned int a, unsigned int b) { return (unsigned long long)a * b >> 32; }
inline long long __mul64hi(long long a, long long b) { return (__int128)a * b >> 64; }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
    return (unsigned __int128)a * b >> 64;
}

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
inline half __ll2half_rn(long long x) { return half::of(x); }
inline half __ull2half_rn(unsigned long long x) { return half::of(x); }
inline half __short2half_rn(short x) { return half::of(x); }
inline half __ushort2half_rn(unsigned short x) { return half::of(x); }
inline unsigned short __half_as_ushort(half x) { return bits_as<unsigned short>(x); }
inline short __half_as_short(half x) { return bits_as<short>(x); }
inline half __ushort_as_half(unsigned short x) { return bits_as<half>(x); }
inline half __short_as_half(short x) { return bits_as<half>(x); }

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

// Rounds once: to odd in a float, then to even.
template <class T> bfloat16 to_bfloat16(T x) {
    float near = (float)x;
    if ((long double)near != (long double)x && !(bits_as<unsigned int>(near) & 1)) {
        near = std::nextafter(near, (long double)x > near ? INFINITY : -INFINITY);
    }
    return bfloat16(near);
}
inline bfloat16 __int2bfloat16_rn(int x) { return to_bfloat16(x); }
inline bfloat16 __uint2bfloat16_rn(unsigned int x) { return to_bfloat16(x); }
inline bfloat16 __ll2bfloat16_rn(long long x) { return to_bfloat16(x); }
inline bfloat16 __ull2bfloat16_rn(unsigned long long x) { return to_bfloat16(x); }
inline bfloat16 __short2bfloat16_rn(short x) { return to_bfloat16(x); }
inline bfloat16 __ushort2bfloat16_rn(unsigned short x) { return to_bfloat16(x); }
inline bfloat16 __double2bfloat16(double x) { return to_bfloat16(x); }
inline unsigned short __bfloat16_as_ushort(bfloat16 x) { return x.word; }
inline short __bfloat16_as_short(bfloat16 x) { return x.word; }
inline bfloat16 __ushort_as_bfloat16(unsigned short x) { return bits_as<bfloat16>(x); }
inline bfloat16 __short_as_bfloat16(short x) { return bits_as<bfloat16>(x); }

// Sums and products of two halves are exact enough in a float that rounding them once more is the same.
#define HALF_OPERATORS(type, widen) \
    inline type operator+(type a, type b) { return type(widen(a) + widen(b)); } \
    inline type operator-(type a, type b) { return type(widen(a) - widen(b)); } \
    inline type operator*(type a, type b) { return type(widen(a) * widen(b)); } \
    inline type operator-(type a) { return type(-widen(a)); } \
    inline type& operator+=(type& a, type b) { return a = a + b; } \
    inline type& operator-=(type& a, type b) { return a = a - b; } \
    inline type& operator*=(type& a, type b) { return a = a * b; } \
    inline bool operator==(type a, type b) { return widen(a) == widen(b); } \
    inline bool operator!=(type a, type b) { return widen(a) != widen(b); } \
    inline bool operator<(type a, type b) { return widen(a) < widen(b); } \
    inline bool operator<=(type a, type b) { return widen(a) <= widen(b); } \
    inline bool operator>(type a, type b) { return widen(a) > widen(b); } \
    inline bool operator>=(type a, type b) { return widen(a) >= widen(b); } \
    inline type __hmin_nan(type a, type b) { return a != a || a < b ? a : b; } \
    inline type __hmax_nan(type a, type b) { return a != a || a > b ? a : b; }
HALF_OPERATORS(half, __half2float)
HALF_OPERATORS(bfloat16, __bfloat162float)
inline half __hfma(half a, half b, half c) {
    return half::of((double)a.value * (double)b.value + (double)c.value);
}
inline bfloat16 __hfma(bfloat16 a, bfloat16 b, bfloat16 c) {
    return to_bfloat16((long double)__bfloat162float(a) * __bfloat162float(b) + __bfloat162float(c));
}

// Each half byte of the selector picks a byte of two words, or its sign.
inline unsigned int __byte_perm(unsigned int low, unsigned int high, unsigned int selector) {
    const unsigned long long both = (unsigned long long)high << 32 | low;
    unsigned int result = 0;
    for (int at = 0; at < 4; ++at) {
        const unsigned int chosen = selector >> 4 * at & 15;
        unsigned int byte = (unsigned int)(both >> 8 * (chosen & 7)) & 255;
        if (chosen & 8) byte = byte & 128 ? 255 : 0;
        result |= byte << 8 * at;
    }
    return result;
}

// Texts lie in here, where these come before the host's own, which are less exact.
namespace device {
inline double cbrt(double x) { return (double)std::cbrt((long double)x); }
}

inline double rsqrt(double x) { return 1.0 / std::sqrt(x); }
inline float rsqrtf(float x) { return 1.0f / std::sqrt(x); }
inline double rhypot(double x, double y) { return (double)(1.0L / std::hypot((long double)x, (long double)y)); }
inline float rhypotf(float x, float y) { return rhypot((double)x, (double)y); }
inline float __expf(float x) { return std::exp(x); }
inline float __logf(float x) { return std::log(x); }
inline float __log2f(float x) { return std::log2(x); }
inline float __log10f(float x) { return std::log10(x); }
inline float __sinf(float x) { return std::sin(x); }
inline float __cosf(float x) { return std::cos(x); }
inline float __tanf(float x) { return std::tan(x); }
inline float __powf(float x, float y) { return std::pow(x, y); }
inline float __fdividef(float x, float y) { return x / y; }

inline void __syncthreads(units::Site site = units::Site::current()) { units::barrier(site); }
inline void __syncwarp() { units::plane_barrier(); }
inline void __builtin_amdgcn_wave_barrier() { units::plane_barrier(); }
inline void __threadfence() {}

// Atomics wrap.
template <class T> T atomicAdd(T* place, T value) {
    const T old = *place;
    if constexpr (std::is_integral_v<T>) *place = (T)((unsigned long long)old + (unsigned long long)value);
    else *place = old + value;
    return old;
}
template <class T> T atomicSub(T* place, T value) {
    const T old = *place;
    *place = (T)((unsigned long long)old - (unsigned long long)value);
    return old;
}
#define ATOMIC(name, expression) \
    template <class T> T name(T* place, T value) { const T old = *place; *place = expression; return old; }
ATOMIC(atomicMin, min(old, value))
ATOMIC(atomicMax, max(old, value))
ATOMIC(atomicAnd, old & value)
ATOMIC(atomicOr, old | value)
ATOMIC(atomicXor, old ^ value)
ATOMIC(atomicExch, value)
template <class T> T atomicCAS(T* place, T expected, T value) {
    const T old = *place;
    if (old == expected) *place = value;
    return old;
}

// HIP's compiler has this one.
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __hip_atomic_compare_exchange_strong(place, expected, value, ...) \
    (*(expected) = atomicCAS(place, *(expected), value))

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
