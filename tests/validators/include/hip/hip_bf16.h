// AMD's class __hip_bfloat16, as the compiler's own type.
#pragma once
typedef __bf16 __hip_bfloat16;
SHIM float __bfloat162float(__hip_bfloat16 x) { return x; }
SHIM __hip_bfloat16 __float2bfloat16(float x) { return (__hip_bfloat16)x; }
SHIM __hip_bfloat16 __ushort_as_bfloat16(unsigned short x) { return hip_shim_bits<__hip_bfloat16>(x); }
SHIM unsigned short __bfloat16_as_ushort(__hip_bfloat16 x) { return hip_shim_bits<unsigned short>(x); }
SHIM __hip_bfloat16 __double2bfloat16(double x) { return (__hip_bfloat16)x; }
SHIM __hip_bfloat16 __short_as_bfloat16(short x) { return hip_shim_bits<__hip_bfloat16>(x); }
SHIM short __bfloat16_as_short(__hip_bfloat16 x) { return hip_shim_bits<short>(x); }
