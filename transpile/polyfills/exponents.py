"""Exponents of floats: read, and raised as integers.

A product with two powers of two would do the same where neither leaves the range of floats, but a driver may put it in
another order, and overflow.
"""

from __future__ import annotations

from transpile import bitcast, comptime, f32, f64, i32, i64, is_nan, select, target


def exponent(x: f32) -> i32:
    """Return the binary exponent of a positive number, subnormal ones included."""
    small = x < 1.1754943508222875e-38
    bits = bitcast(select(small, x * 16777216.0, x), i32)
    return (bits >> 23) - select(small, i32(151), i32(127))


def exponent_double(x: f64) -> i64:
    small = x < 2.2250738585072014e-308
    bits = bitcast(select(small, x * 18014398509481984.0, x), i64)
    return (bits >> 52) - select(small, i64(1023 + 54), i64(1023))


def power_of_two(n: i32) -> f32:
    """Return ``2**n`` where that is a normal number."""
    return bitcast((n + 127) << 23, f32)


def power_of_two_double(n: i64) -> f64:
    return bitcast((n + 1023) << 52, f64)


def raised(x: f32, n: i32) -> f32:
    """Return ``x * 2**n`` for a positive `x` and ``n >= 0``, where that is a normal number or n is small."""
    small = x < 1.1754943508222875e-38
    normal = select(small, x * 16777216.0, x)
    left = n - select(small, i32(24), i32(0))
    up = bitcast(bitcast(normal, i32) + (max(left, 0) << 23), f32)
    return up * power_of_two(min(left, 0))


def raised_double(x: f64, n: i64) -> f64:
    small = x < 2.2250738585072014e-308
    normal = select(small, x * 18014398509481984.0, x)
    left = n - select(small, i64(54), i64(0))
    up = bitcast(bitcast(normal, i64) + (max(left, 0) << 52), f64)
    return up * power_of_two_double(min(left, 0))


def scaled(x: f32, n: i32) -> f32:
    """Return ``x * 2**n`` for `x` between 1/2 and 2 and ``|n| <= 250``, subnormal and infinite results included."""
    near = min(max(n, -125), 126)
    y = bitcast(bitcast(x, i32) + (near << 23), f32)
    if comptime(target.forgets_nan):
        # The bits of the function's own operand are looked at in the end.
        return y * power_of_two(n - near)
    return select(is_nan(x), x, y * power_of_two(n - near))


def scaled_double(x: f64, n: i64) -> f64:
    """Return ``x * 2**n`` for `x` between 1/2 and 2 and ``|n| <= 2044``."""
    near = min(max(n, -1021), 1022)
    y = bitcast(bitcast(x, i64) + (near << 52), f64)
    return select(is_nan(x), x, y * power_of_two_double(n - near))
