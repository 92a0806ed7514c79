// AMD's class __half, as the compiler's own type: same size, same arithmetic, same conversions.
#pragma once
typedef _Float16 __half;
typedef _Float16 half;
SHIM float __half2float(__half x) { return x; }
SHIM __half __float2half(float x) { return (__half)x; }
SHIM __half __float2half_rn(float x) { return (__half)x; }
SHIM __half __double2half(double x) { return (__half)x; }
SHIM __half __ushort_as_half(unsigned short x) { return hip_shim_bits<__half>(x); }
SHIM unsigned short __half_as_ushort(__half x) { return hip_shim_bits<unsigned short>(x); }
SHIM __half __int2half_rn(int x) { return (__half)x; }
SHIM __half __uint2half_rn(unsigned x) { return (__half)x; }
SHIM __half __ll2half_rn(long long x) { return (__half)x; }
SHIM __half __ull2half_rn(unsigned long long x) { return (__half)x; }
SHIM __half __short2half_rn(short x) { return (__half)x; }
SHIM __half __ushort2half_rn(unsigned short x) { return (__half)x; }
SHIM __half __short_as_half(short x) { return hip_shim_bits<__half>(x); }
SHIM short __half_as_short(__half x) { return hip_shim_bits<short>(x); }
