// What the PTX in generated text does, as the PTX ISA says of `cvt`: NaN becomes 0x7f of no sign, and `satfinite` keeps
// what is too great at the greatest number.
#pragma once
#include "device.h"

namespace ptx {
inline unsigned char rounded(float x, int digits, int bias, unsigned greatest) {
    const unsigned sign = __float_as_uint(x) >> 24 & 0x80;
    if (x != x) return 0x7f;
    const float size = fabsf(x);
    if (size == 0.0f || size > 65536.0f) return sign | (size == 0.0f ? 0 : greatest);
    const int exponent = max(ilogbf(size), 1 - bias);
    const unsigned code = ((exponent + bias - 1) << digits) + (unsigned)nearbyintf(scalbnf(size, digits - exponent));
    return sign | min(code, greatest);
}
inline float number(unsigned code, int digits, int bias, unsigned greatest) {
    const unsigned size = code & 0x7f;
    if (size == 0x7f || size > greatest + 1) return __builtin_nanf("");
    if (size > greatest) return code & 0x80 ? -__builtin_inff() : __builtin_inff();
    const int exponent = max((int)(size >> digits), 1);
    const int mantissa = (int)(size & ((1u << digits) - 1)) | (size >> digits ? 1 << digits : 0);
    const float found = scalbnf((float)mantissa, exponent - bias - digits);
    return code & 0x80 ? -found : found;
}
inline unsigned short to_e4m3(float x) { return rounded(x, 3, 7, 0x7e); }
inline unsigned short to_e5m2(float x) { return rounded(x, 2, 15, 0x7b); }
inline float f_of_e4m3(unsigned code) { return number(code, 3, 7, 0x7e); }
inline float f_of_e5m2(unsigned code) { return number(code, 2, 15, 0x7b); }
inline unsigned short h_of_e4m3(unsigned code) { return __half_as_ushort(half(f_of_e4m3(code))); }
inline unsigned short h_of_e5m2(unsigned code) { return __half_as_ushort(half(f_of_e5m2(code))); }
}
