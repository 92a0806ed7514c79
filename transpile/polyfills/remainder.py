"""The remainder of a division rounded toward zero, exactly: C's ``fmod`` by subtracting multiples of the divisor.

The multiple is the divisor times the greatest power of two that fits, so each difference is exact (Sterbenz).
"""

from __future__ import annotations

from transpile import bitcast, f32, f64, i32, i64, is_finite, is_inf, select
from transpile.polyfills.exponents import exponent, exponent_double, raised, raised_double

NAN_BITS = 0x7FC00000


def rem_trunc(x: f32, y: f32) -> f32:
    left, divisor = abs(x), abs(y)
    # By their bits: where a comparison with NaN may come out as either, the loop would not end.
    if is_finite(x) & is_finite(y) & (divisor > 0.0):
        while left >= divisor:
            multiple = raised(divisor, exponent(left) - exponent(divisor))
            left = left - select(multiple > left, 0.5 * multiple, multiple)
    elif is_finite(x) & is_inf(y):
        left = abs(x)
    else:
        left = bitcast(i32(NAN_BITS), f32)
    return select(bitcast(x, i32) < 0, -left, left)


def rem_trunc_double(x: f64, y: f64) -> f64:
    infinity = bitcast(i64(0x7FF0000000000000), f64)
    left, divisor = abs(x), abs(y)
    if (left < infinity) & (divisor > 0.0) & (divisor < infinity):
        while left >= divisor:
            multiple = raised_double(divisor, exponent_double(left) - exponent_double(divisor))
            left = left - select(multiple > left, 0.5 * multiple, multiple)
    elif (left < infinity) & (divisor == infinity):
        left = abs(x)
    else:
        left = bitcast(i64(0x7FF8000000000000), f64)
    return select(bitcast(x, i64) < 0, -left, left)
