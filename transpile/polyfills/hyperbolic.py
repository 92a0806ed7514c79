"""Inverse hyperbolic functions by way of `log1p`, and the lengths that their roots are alike: f32, and f64 for Vulkan.

Where a square would overflow or vanish, ``log(2 * x)`` stands in for the first, and a power of two is taken out of the
others.
"""

from __future__ import annotations

from transpile import f32, f64, is_inf, is_nan, log, log1p, rsqrt, select, sqrt
from transpile.polyfills.rounded import rounded, rounded_double

LN2 = 0.6931471805599453
FAR = 1.0e9
"""From here on 1 is nothing beside ``x * x``, in f64 too."""


def asinh(x: f32) -> f32:
    a = abs(x)
    far = a > FAR
    b = select(far, f32(1.0), a)
    y = log1p(b + b * b / (1.0 + sqrt(b * b + 1.0)))
    y = select(far, log(a) + LN2, y)
    return select(x == 0.0, x, select(x < 0.0, -y, y))


def asinh_double(x: f64) -> f64:
    a = abs(x)
    far = a > FAR
    b = select(far, f64(1.0), a)
    y = log1p(b + b * b / (1.0 + sqrt(b * b + 1.0)))
    y = select(far, log(a) + LN2, y)
    return select(x == 0.0, x, select(x < 0.0, -y, y))


def acosh(x: f32) -> f32:
    far = x > FAR
    below = x < 1.0
    t = select(far | below, f32(1.0), x - 1.0)
    # There is no logarithm below 0.
    y = log1p(select(below, f32(-2.0), t + sqrt(t * (t + 2.0))))
    return select(far, log(x) + LN2, y)


def acosh_double(x: f64) -> f64:
    far = x > FAR
    below = x < 1.0
    t = select(far | below, f64(1.0), x - 1.0)
    y = log1p(select(below, f64(-2.0), t + sqrt(t * (t + 2.0))))
    return select(far, log(x) + LN2, y)


def atanh(x: f32) -> f32:
    a = abs(x)
    b = select(a >= 1.0, f32(0.0), a)
    twice = b + b
    t = select(b < 0.5, twice + twice * b / (1.0 - b), twice / (1.0 - b))
    # The pole of log1p is at -1, and there is nothing below.
    t = select(a == 1.0, f32(-1.0), select(a > 1.0, f32(-2.0), t))
    y = 0.5 * log1p(t)
    y = select((a == 1.0) != (x < 0.0), -y, y)
    return select((x == 0.0) | is_nan(x), x, y)


def atanh_double(x: f64) -> f64:
    a = abs(x)
    b = select(a >= 1.0, f64(0.0), a)
    twice = b + b
    t = select(b < 0.5, twice + twice * b / (1.0 - b), twice / (1.0 - b))
    t = select(a == 1.0, f64(-1.0), select(a > 1.0, f64(-2.0), t))
    y = 0.5 * log1p(t)
    y = select((a == 1.0) != (x < 0.0), -y, y)
    return select((x == 0.0) | is_nan(x), x, y)


def factor(high: f32) -> f32:
    """Return a power of two that brings a number near 1, where its square would leave the type.

    Small numbers are brought there long before: the square of a smaller one beside them is lost where it is subnormal.
    A product with the factor has to be `rounded`, lest a driver square both of its parts.
    """
    factor = select(high > 1.0e18, f32(2.0**-80), f32(1.0))
    return select(high < 1.0e-12, f32(2.0**90), factor)


def inverse_factor(high: f32) -> f32:
    factor = select(high > 1.0e18, f32(2.0**80), f32(1.0))
    return select(high < 1.0e-12, f32(2.0**-90), factor)


def hypot(x: f32, y: f32) -> f32:
    a, b = abs(x), abs(y)
    high = select(a > b, a, b)
    p, q = rounded(a * factor(high)), rounded(b * factor(high))
    length = sqrt(p * p + q * q) * inverse_factor(high)
    length = select(is_nan(x) | is_nan(y), a + b, length)
    return select(is_inf(x), a, select(is_inf(y), b, length))


def rhypot(x: f32, y: f32) -> f32:
    a, b = abs(x), abs(y)
    high = select(a > b, a, b)
    p, q = rounded(a * factor(high)), rounded(b * factor(high))
    inverse = rsqrt(p * p + q * q) * factor(high)
    inverse = select(is_nan(x) | is_nan(y), a + b, inverse)
    return select(is_inf(x) | is_inf(y), f32(0.0), inverse)


def factor_double(high: f64) -> f64:
    factor = select(high > 1.0e150, f64(2.0**-600), f64(1.0))
    return select(high < 1.0e-150, f64(2.0**700), factor)


def inverse_factor_double(high: f64) -> f64:
    factor = select(high > 1.0e150, f64(2.0**600), f64(1.0))
    return select(high < 1.0e-150, f64(2.0**-700), factor)


def hypot_double(x: f64, y: f64) -> f64:
    a, b = abs(x), abs(y)
    high = select(a > b, a, b)
    p, q = rounded_double(a * factor_double(high)), rounded_double(b * factor_double(high))
    length = sqrt(p * p + q * q) * inverse_factor_double(high)
    length = select(is_nan(x) | is_nan(y), a + b, length)
    return select(is_inf(x), a, select(is_inf(y), b, length))


def rhypot_double(x: f64, y: f64) -> f64:
    a, b = abs(x), abs(y)
    high = select(a > b, a, b)
    p, q = rounded_double(a * factor_double(high)), rounded_double(b * factor_double(high))
    inverse = rsqrt(p * p + q * q) * factor_double(high)
    inverse = select(is_nan(x) | is_nan(y), a + b, inverse)
    return select(is_inf(x) | is_inf(y), f64(0.0), inverse)
