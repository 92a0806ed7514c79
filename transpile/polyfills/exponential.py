"""Exponentials: ``exp(x) = 2**n * exp(r)`` with ``|r| <= ln(2) / 2``, and what follows from them.

``ln(2)`` is split in two so that ``n * LN2_HIGH`` is exact (W. Cody and W. Waite, Software Manual for the Elementary
Functions, chapter 6). The polynomials are minimax fits.
"""

from __future__ import annotations

from transpile import f32, i32, select
from transpile.polyfills.exponents import power_of_two, scaled
from transpile.polyfills.rounded import rounded

LN2_HIGH = 0.693359375
LN2_LOW = -2.12194440e-4
LOG2_E = 1.4426950408889634
LN2 = 0.6931471805599453


def rest(r: f32) -> f32:
    """Return ``exp(r) - 1`` for small `r`."""
    q = 0.00139406252 + r * 0.0001984587692
    q = 0.008333389366 + r * q
    q = 0.04166636094 + r * q
    q = 0.1666666637 + r * q
    q = 0.5000000044 + r * q
    return r + r * r * q


def clamped(x: f32, low: f32, high: f32) -> f32:
    """Clamp; NaN stays."""
    y = select(x > high, high, x)
    return select(x < low, low, y)


def exp(x: f32) -> f32:
    y = clamped(x, -104.0, 89.0)
    n = round(y * LOG2_E)
    r = rounded(y - n * LN2_HIGH) - n * LN2_LOW
    return scaled(1.0 + rest(r), i32(n))


def exp2(x: f32) -> f32:
    y = clamped(x, -151.0, 129.0)
    n = round(y)
    return scaled(1.0 + rest((y - n) * LN2), i32(n))


def expm1(x: f32) -> f32:
    y = clamped(x, -18.0, 89.0)
    n = round(y * LOG2_E)
    p = rest(rounded(y - n * LN2_HIGH) - n * LN2_LOW)
    # Half of 2**n, which itself overflows before the result does.
    half = power_of_two(i32(n) - 1)
    wide = 2.0 * (half * p + rounded(half - 0.5))
    return select(x == 0.0, x, select(n == 0.0, p, wide))


def half_exp(x: f32) -> f32:
    """Return ``exp(x) / 2``, which is finite where ``cosh(x)`` is."""
    y = clamped(x, -104.0, 90.0)
    n = round(y * LOG2_E)
    r = rounded(y - n * LN2_HIGH) - n * LN2_LOW
    return scaled(1.0 + rest(r), i32(n) - 1)


def cosh(x: f32) -> f32:
    half = half_exp(abs(x))
    return half + 0.25 / half


def sinh(x: f32) -> f32:
    a = abs(x)
    half = half_exp(a)
    large = half - 0.25 / half
    z = x * x
    q = 0.0001983606625 + z * 2.817439652e-06
    q = 0.008333350598 + z * q
    q = 0.1666666649 + z * q
    small = x + x * z * q
    return select(a < 1.0, small, select(x < 0.0, -large, large))


def tanh(x: f32) -> f32:
    a = abs(x)
    large = 1.0 - 2.0 / (2.0 * half_exp(2.0 * a) + 1.0)
    z = x * x
    q = 0.020650579 + z * -0.00571703656
    q = -0.05374349526 + z * q
    q = 0.1333149125 + z * q
    q = -0.3333328392 + z * q
    small = x + x * z * q
    y = select(a < 0.625, small, select(x < 0.0, -large, large))
    return select(x == 0.0, x, y)
