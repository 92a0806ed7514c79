"""The remainder of a division rounded toward zero, exactly: C's ``fmod`` by subtracting multiples of the divisor.

The multiple is the divisor times the greatest power of two that fits, so each difference is exact (Sterbenz).
"""

from __future__ import annotations

from transpile import bitcast, f32, i32, select, u32

INFINITY_BITS = 0x7F800000
NAN_BITS = 0x7FC00000


def exponent(x: f32) -> i32:
    """Return the binary exponent of a positive number, subnormal ones included."""
    small = x < 1.1754943508222875e-38
    bits = bitcast(select(small, x * 16777216.0, x), i32)
    return (bits >> 23) - select(small, i32(151), i32(127))


def raised(x: f32, n: i32) -> f32:
    """Return ``x * 2**n`` for ``0 <= n <= 278``, in three steps: no float holds the greatest of these powers."""
    third = i32(u32(n) // 3)
    step = bitcast((third + 127) << 23, f32)
    return x * step * step * bitcast((n - 2 * third + 127) << 23, f32)


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
