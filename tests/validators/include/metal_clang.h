// Metal for clang in the mode "C++ for OpenCL": real address spaces, `kernel` and `constant` as keywords, and
// ext_vector_type for vectors with swizzles. Only syntax and types are checked; nothing is compiled from it.
#pragma once
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION __cl_clang_non_portable_kernel_param_types : enable
// Words of OpenCL that are plain names in Metal.
#define global metal_global
#define local metal_local
#define generic metal_generic
#define pipe metal_pipe
#define read_only metal_read_only
#define write_only metal_write_only
#define read_write metal_read_write
#define vec_step metal_vec_step
#define event_t metal_event_t
#define queue_t metal_queue_t
#define sampler_t metal_sampler_t
#define device __global
#define threadgroup __local
#define thread __private
#define GENERIC __generic
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned long size_t;
#define INFINITY __builtin_huge_valf()
#define NAN __builtin_nanf("")

typedef __bf16 bfloat;

// Metal builds vectors by function-style calls, which clang has no word for: the call becomes a function's, while the
// bare type name stays a type.
#define VECTORS(T) \
  typedef T T##2 __attribute__((ext_vector_type(2))); \
  typedef T T##3 __attribute__((ext_vector_type(3))); \
  typedef T T##4 __attribute__((ext_vector_type(4))); \
  T##2 make_##T##2(T); T##2 make_##T##2(T, T); \
  T##3 make_##T##3(T); T##3 make_##T##3(T, T, T); T##3 make_##T##3(T##2, T); \
  T##4 make_##T##4(T); T##4 make_##T##4(T, T, T, T); T##4 make_##T##4(T##2, T##2); T##4 make_##T##4(T##3, T); \
  template <class V> T##2 make_##T##2(V v) { if constexpr (__is_arithmetic(V)) return (T##2)((T)v); else return __builtin_convertvector(v, T##2); } \
  template <class V> T##3 make_##T##3(V v) { if constexpr (__is_arithmetic(V)) return (T##3)((T)v); else return __builtin_convertvector(v, T##3); } \
  template <class V> T##4 make_##T##4(V v) { if constexpr (__is_arithmetic(V)) return (T##4)((T)v); else return __builtin_convertvector(v, T##4); }
VECTORS(float) VECTORS(half) VECTORS(int) VECTORS(uint) VECTORS(short) VECTORS(ushort) VECTORS(char) VECTORS(uchar)
VECTORS(long) VECTORS(ulong) VECTORS(bfloat)
#define bfloat2(...) make_bfloat2(__VA_ARGS__)
#define bfloat4(...) make_bfloat4(__VA_ARGS__)
#define float2(...) make_float2(__VA_ARGS__)
#define float3(...) make_float3(__VA_ARGS__)
#define float4(...) make_float4(__VA_ARGS__)
#define half2(...) make_half2(__VA_ARGS__)
#define half3(...) make_half3(__VA_ARGS__)
#define half4(...) make_half4(__VA_ARGS__)
#define int2(...) make_int2(__VA_ARGS__)
#define int3(...) make_int3(__VA_ARGS__)
#define int4(...) make_int4(__VA_ARGS__)
#define uint2(...) make_uint2(__VA_ARGS__)
#define uint3(...) make_uint3(__VA_ARGS__)
#define uint4(...) make_uint4(__VA_ARGS__)
#define short2(...) make_short2(__VA_ARGS__)
#define short4(...) make_short4(__VA_ARGS__)
#define ushort2(...) make_ushort2(__VA_ARGS__)
#define ushort4(...) make_ushort4(__VA_ARGS__)
#define char2(...) make_char2(__VA_ARGS__)
#define char4(...) make_char4(__VA_ARGS__)
#define uchar2(...) make_uchar2(__VA_ARGS__)
#define uchar4(...) make_uchar4(__VA_ARGS__)
#define long2(...) make_long2(__VA_ARGS__)
#define long4(...) make_long4(__VA_ARGS__)
#define ulong2(...) make_ulong2(__VA_ARGS__)
#define ulong4(...) make_ulong4(__VA_ARGS__)
#include "metal_functions.h"
