"""The remainder of a division rounded toward zero, exactly: C's ``fmod`` by subtracting multiples of the divisor.

The multiple is the divisor times the greatest power of two that fits, so each difference is exact (Sterbenz).
"""

from __future__ import annotations

from transpile import bitcast, f32, f64, i32, i64, select

INFINITY_BITS = 0x7F800000
NAN_BITS = 0x7FC00000


def exponent(x: f32) -> i32:
    """Return the binary exponent of a positive number, subnormal ones included."""
    small = x < 1.1754943508222875e-38
    bits = bitcast(select(small, x * 16777216.0, x), i32)
    return (bits >> 23) - select(small, i32(151), i32(127))


def raised(x: f32, n: i32) -> f32:
    """Return ``x * 2**n`` for a positive `x` and ``n >= 0``, where that is a normal number or n is small.

    The exponent is raised as an integer: a product of powers of two may be put in another order, and overflow.
    """
    small = x < 1.1754943508222875e-38
    normal = select(small, x * 16777216.0, x)
    left = n - select(small, i32(24), i32(0))
    up = bitcast(bitcast(normal, i32) + (max(left, 0) << 23), f32)
    return up * bitcast((min(left, 0) + 127) << 23, f32)


def rem_trunc(x: f32, y: f32) -> f32:
    infinity = bitcast(i32(INFINITY_BITS), f32)
    left, divisor = abs(x), abs(y)
    if (left < infinity) & (divisor > 0.0) & (divisor < infinity):
        while left >= divisor:
            multiple = raised(divisor, exponent(left) - exponent(divisor))
            left = left - select(multiple > left, 0.5 * multiple, multiple)
    elif (left < infinity) & (divisor == infinity):
        left = abs(x)
    else:
        left = bitcast(i32(NAN_BITS), f32)
    return select(bitcast(x, i32) < 0, -left, left)


def exponent_double(x: f64) -> i64:
    small = x < 2.2250738585072014e-308
    bits = bitcast(select(small, x * 18014398509481984.0, x), i64)
    return (bits >> 52) - select(small, i64(1023 + 54), i64(1023))


def raised_double(x: f64, n: i64) -> f64:
    small = x < 2.2250738585072014e-308
    normal = select(small, x * 18014398509481984.0, x)
    left = n - select(small, i64(54), i64(0))
    up = bitcast(bitcast(normal, i64) + (max(left, 0) << 52), f64)
    return up * bitcast((min(left, 0) + 1023) << 52, f64)


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
