// What generated HIP kernels use of AMD's headers, for a clang that knows amdgcn but has no ROCm beside it. It proves
// syntax, types, built-ins and code generation, not agreement with AMD's headers. Functions that need AMD's device
// library get short stand-ins: their numbers are never looked at.
#pragma once
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define SHIM static __device__ __forceinline__
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned int uint;
typedef unsigned long size_t;

struct hip_shim_position { unsigned x, y, z; };
#define HIP_SHIM_AXES(of) (hip_shim_position{of(x), of(y), of(z)})
#define HIP_SHIM_UNIT(a) __builtin_amdgcn_workitem_id_##a()
#define HIP_SHIM_CUBE(a) __builtin_amdgcn_workgroup_id_##a()
#define HIP_SHIM_DIM(a) unsigned(__builtin_amdgcn_workgroup_size_##a())
#define HIP_SHIM_COUNT(a) (__builtin_amdgcn_grid_size_##a() / __builtin_amdgcn_workgroup_size_##a())
#define threadIdx HIP_SHIM_AXES(HIP_SHIM_UNIT)
#define blockIdx HIP_SHIM_AXES(HIP_SHIM_CUBE)
#define blockDim HIP_SHIM_AXES(HIP_SHIM_DIM)
#define gridDim HIP_SHIM_AXES(HIP_SHIM_COUNT)
#define warpSize ((int)__builtin_amdgcn_wavefrontsize())

#define HIP_SHIM_VECTORS(T, name) \
  struct alignas(2 * sizeof(T)) name##2 { T x, y; }; \
  struct name##3 { T x, y, z; }; \
  struct alignas(4 * sizeof(T)) name##4 { T x, y, z, w; }; \
  SHIM name##2 make_##name##2(T x, T y) { return {x, y}; } \
  SHIM name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; } \
  SHIM name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
HIP_SHIM_VECTORS(float, float) HIP_SHIM_VECTORS(double, double)
HIP_SHIM_VECTORS(signed char, char) HIP_SHIM_VECTORS(unsigned char, uchar)
HIP_SHIM_VECTORS(short, short) HIP_SHIM_VECTORS(unsigned short, ushort)
HIP_SHIM_VECTORS(int, int) HIP_SHIM_VECTORS(unsigned, uint)
HIP_SHIM_VECTORS(long, long) HIP_SHIM_VECTORS(unsigned long, ulong)
HIP_SHIM_VECTORS(long long, longlong) HIP_SHIM_VECTORS(unsigned long long, ulonglong)

SHIM void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
SHIM void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
SHIM void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }

SHIM int __lane_id() { return __builtin_amdgcn_mbcnt_hi(-1, __builtin_amdgcn_mbcnt_lo(-1, 0)); }
template <class T> SHIM T hip_shim_read_lane(T value, int lane) {
  union { T value; int words[(sizeof(T) + 3) / 4]; } u = {};
  u.value = value;
  for (unsigned k = 0; k < (sizeof(T) + 3) / 4; k++) u.words[k] = __builtin_amdgcn_ds_bpermute(lane << 2, u.words[k]);
  return u.value;
}
template <class T> SHIM T __shfl(T v, int lane, int width = warpSize) {
  return hip_shim_read_lane(v, (__lane_id() & ~(width - 1)) | (lane & (width - 1)));
}
template <class T> SHIM T __shfl_xor(T v, int mask, int width = warpSize) { return hip_shim_read_lane(v, __lane_id() ^ mask); }
template <class T> SHIM T __shfl_up(T v, unsigned delta, int width = warpSize) {
  int lane = __lane_id(), from = lane - (int)delta;
  return hip_shim_read_lane(v, from < (lane & ~(width - 1)) ? lane : from);
}
template <class T> SHIM T __shfl_down(T v, unsigned delta, int width = warpSize) {
  int lane = __lane_id();
  return hip_shim_read_lane(v, (lane & (width - 1)) + (int)delta >= width ? lane : lane + (int)delta);
}
SHIM unsigned long long __ballot(int p) { return __builtin_amdgcn_uicmp(p, 0, 33); }
SHIM int __all(int p) { return __ballot(!p) == 0; }
SHIM int __any(int p) { return __ballot(p) != 0; }
#define __shfl_sync(mask, ...) __shfl(__VA_ARGS__)
#define __shfl_xor_sync(mask, ...) __shfl_xor(__VA_ARGS__)
#define __shfl_up_sync(mask, ...) __shfl_up(__VA_ARGS__)
#define __shfl_down_sync(mask, ...) __shfl_down(__VA_ARGS__)
#define __ballot_sync(mask, p) __ballot(p)
#define __all_sync(mask, p) __all(p)
#define __any_sync(mask, p) __any(p)

// AMD's header has these types and no others; a template would take too much.
#define HIP_SHIM_ATOMIC(name, builtin, T) \
  SHIM T name(T* p, T v) { return builtin(p, v, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
#define HIP_SHIM_INTEGERS(name, builtin) \
  HIP_SHIM_ATOMIC(name, builtin, int) HIP_SHIM_ATOMIC(name, builtin, unsigned) \
  HIP_SHIM_ATOMIC(name, builtin, unsigned long long)
#define HIP_SHIM_NUMBERS(name, builtin) \
  HIP_SHIM_INTEGERS(name, builtin) HIP_SHIM_ATOMIC(name, builtin, float) HIP_SHIM_ATOMIC(name, builtin, double)
HIP_SHIM_NUMBERS(atomicAdd, __hip_atomic_fetch_add)
HIP_SHIM_NUMBERS(atomicSub, __hip_atomic_fetch_sub)
HIP_SHIM_NUMBERS(atomicMin, __hip_atomic_fetch_min)
HIP_SHIM_NUMBERS(atomicMax, __hip_atomic_fetch_max)
HIP_SHIM_INTEGERS(atomicAnd, __hip_atomic_fetch_and)
HIP_SHIM_INTEGERS(atomicOr, __hip_atomic_fetch_or)
HIP_SHIM_INTEGERS(atomicXor, __hip_atomic_fetch_xor)
HIP_SHIM_NUMBERS(atomicExch, __hip_atomic_exchange)
#define HIP_SHIM_CAS(T) \
  SHIM T atomicCAS(T* p, T expected, T desired) { \
    __hip_atomic_compare_exchange_strong( \
        p, &expected, desired, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); \
    return expected; \
  }
HIP_SHIM_CAS(int) HIP_SHIM_CAS(unsigned) HIP_SHIM_CAS(unsigned long long)

#define HIP_SHIM_UNARY(name, ...) \
  SHIM float name##f(float x) { return __VA_ARGS__; } \
  SHIM double name(double x) { return __VA_ARGS__; }
HIP_SHIM_UNARY(fabs, __builtin_elementwise_abs(x))
HIP_SHIM_UNARY(floor, __builtin_elementwise_floor(x))
HIP_SHIM_UNARY(ceil, __builtin_elementwise_ceil(x))
HIP_SHIM_UNARY(trunc, __builtin_elementwise_trunc(x))
HIP_SHIM_UNARY(rint, __builtin_elementwise_rint(x))
HIP_SHIM_UNARY(nearbyint, __builtin_elementwise_nearbyint(x))
HIP_SHIM_UNARY(round, __builtin_elementwise_round(x))
HIP_SHIM_UNARY(roundeven, __builtin_elementwise_roundeven(x))
HIP_SHIM_UNARY(sqrt, __builtin_elementwise_sqrt(x))
HIP_SHIM_UNARY(rsqrt, 1 / __builtin_elementwise_sqrt(x))
HIP_SHIM_UNARY(exp, __builtin_elementwise_exp((float)x))
HIP_SHIM_UNARY(exp2, __builtin_elementwise_exp2((float)x))
HIP_SHIM_UNARY(exp10, __builtin_elementwise_exp2((float)x * 3.3219281f))
HIP_SHIM_UNARY(expm1, __builtin_elementwise_exp((float)x) - 1)
HIP_SHIM_UNARY(log, __builtin_elementwise_log((float)x))
HIP_SHIM_UNARY(log2, __builtin_elementwise_log2((float)x))
HIP_SHIM_UNARY(log10, __builtin_elementwise_log10((float)x))
HIP_SHIM_UNARY(log1p, __builtin_elementwise_log((float)x + 1))
HIP_SHIM_UNARY(sin, __builtin_amdgcn_sinf((float)x))
HIP_SHIM_UNARY(cos, __builtin_amdgcn_cosf((float)x))
HIP_SHIM_UNARY(tan, __builtin_amdgcn_sinf((float)x) / __builtin_amdgcn_cosf((float)x))
HIP_SHIM_UNARY(asin, x) HIP_SHIM_UNARY(acos, x) HIP_SHIM_UNARY(atan, x)
HIP_SHIM_UNARY(sinh, x) HIP_SHIM_UNARY(cosh, x) HIP_SHIM_UNARY(tanh, x)
HIP_SHIM_UNARY(asinh, x) HIP_SHIM_UNARY(acosh, x) HIP_SHIM_UNARY(atanh, x)
HIP_SHIM_UNARY(erf, x) HIP_SHIM_UNARY(erfc, x) HIP_SHIM_UNARY(cbrt, x) HIP_SHIM_UNARY(lgamma, x) HIP_SHIM_UNARY(tgamma, x)
#define HIP_SHIM_BINARY(name, ...) \
  SHIM float name##f(float x, float y) { return __VA_ARGS__; } \
  SHIM double name(double x, double y) { return __VA_ARGS__; }
HIP_SHIM_BINARY(fmin, __builtin_elementwise_minnum(x, y))
HIP_SHIM_BINARY(fmax, __builtin_elementwise_maxnum(x, y))
HIP_SHIM_BINARY(fmod, x - y * __builtin_elementwise_trunc(x / y))
HIP_SHIM_BINARY(pow, __builtin_elementwise_exp2((float)y * __builtin_elementwise_log2((float)x)))
HIP_SHIM_BINARY(copysign, __builtin_elementwise_copysign(x, y))
HIP_SHIM_BINARY(atan2, x / y)
HIP_SHIM_BINARY(rhypot, 1 / __builtin_elementwise_sqrt(x * x + y * y))
HIP_SHIM_BINARY(hypot, __builtin_elementwise_sqrt(x * x + y * y))
SHIM float fmaf(float x, float y, float z) { return __builtin_elementwise_fma(x, y, z); }
SHIM double fma(double x, double y, double z) { return __builtin_elementwise_fma(x, y, z); }
SHIM float ldexpf(float x, int e) { return __builtin_amdgcn_ldexpf(x, e); }
SHIM double ldexp(double x, int e) { return __builtin_amdgcn_ldexp(x, e); }
SHIM float __expf(float x) { return expf(x); }
SHIM float __logf(float x) { return logf(x); }
SHIM float __log2f(float x) { return log2f(x); }
SHIM float __log10f(float x) { return log10f(x); }
SHIM float __sinf(float x) { return sinf(x); }
SHIM float __cosf(float x) { return cosf(x); }
SHIM float __tanf(float x) { return tanf(x); }
SHIM float __powf(float x, float y) { return powf(x, y); }
SHIM float __fdividef(float x, float y) { return x / y; }
SHIM float __frcp_rn(float x) { return 1 / x; }
SHIM float __frsqrt_rn(float x) { return rsqrtf(x); }
SHIM float __saturatef(float x) { return fminf(fmaxf(x, 0), 1); }
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define signbit(x) __builtin_signbit(x)

#define HIP_SHIM_ORDERED(T) \
  SHIM T min(T a, T b) { return a < b ? a : b; } \
  SHIM T max(T a, T b) { return a < b ? b : a; }
HIP_SHIM_ORDERED(int) HIP_SHIM_ORDERED(unsigned) HIP_SHIM_ORDERED(long) HIP_SHIM_ORDERED(unsigned long)
HIP_SHIM_ORDERED(long long) HIP_SHIM_ORDERED(unsigned long long) HIP_SHIM_ORDERED(float) HIP_SHIM_ORDERED(double)
SHIM int abs(int x) { return x < 0 ? -x : x; }
SHIM long long llabs(long long x) { return x < 0 ? -x : x; }
SHIM int __popc(unsigned x) { return __builtin_popcount(x); }
SHIM int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
SHIM int __clz(int x) { return x ? __builtin_clz(x) : 32; }
SHIM int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
SHIM int __ffs(int x) { return __builtin_ffs(x); }
SHIM int __ffsll(long long x) { return __builtin_ffsll(x); }
SHIM unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
SHIM unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
SHIM int __mulhi(int a, int b) { return ((long long)a * b) >> 32; }
SHIM unsigned __umulhi(unsigned a, unsigned b) { return ((unsigned long long)a * b) >> 32; }
SHIM long long __mul64hi(long long a, long long b) { return ((__int128)a * b) >> 64; }
SHIM unsigned long long __umul64hi(unsigned long long a, unsigned long long b) { return ((unsigned __int128)a * b) >> 64; }

template <class T, class U> SHIM T hip_shim_bits(U u) { return __builtin_bit_cast(T, u); }
SHIM int __float_as_int(float x) { return hip_shim_bits<int>(x); }
SHIM unsigned __float_as_uint(float x) { return hip_shim_bits<unsigned>(x); }
SHIM float __int_as_float(int x) { return hip_shim_bits<float>(x); }
SHIM float __uint_as_float(unsigned x) { return hip_shim_bits<float>(x); }
SHIM long long __double_as_longlong(double x) { return hip_shim_bits<long long>(x); }
SHIM double __longlong_as_double(long long x) { return hip_shim_bits<double>(x); }

SHIM void* memcpy(void* to, const void* from, size_t n) { return __builtin_memcpy(to, from, n); }
template <class... T> SHIM int printf(const char* format, T...) { return 0; }
SHIM void hip_shim_abort() { __builtin_trap(); }
#define assert(condition) ((condition) ? (void)0 : hip_shim_abort())

// hipRTC has half precision built in; the header of the same name adds nothing here.
#include "hip/hip_fp16.h"
