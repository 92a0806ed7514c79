"""Inverse trigonometric functions, by minimax fits of the odd series on ``[0, 1/2]`` and ``[0, tan(pi / 8)]``."""

from __future__ import annotations

from transpile import bitcast, f32, i32, is_nan, select, sqrt
from transpile.polyfills.rounded import rounded

HALF_PI = 1.5707963267948966
HALF_PI_LOW = -4.371139000186241e-08
PI = 3.141592653589793
PI_LOW = -8.742278000372482e-08
QUARTER_PI = 0.7853981633974483
TAN_PI_8 = 0.41421356237309503


def asin_part(x: f32, z: f32) -> f32:
    """Return ``asin(x)`` for ``z = x * x <= 1 / 4``."""
    q = 0.01440261489 + z * 0.0375651885
    q = 0.03181760934 + z * q
    q = 0.04451572049 + z * q
    q = 0.07500510917 + z * q
    q = 0.1666665987 + z * q
    return x + x * z * q


def asin(x: f32) -> f32:
    a = abs(x)
    inner = a < 0.5
    z = select(inner, x * x, 0.5 * (1.0 - a))
    r = select(inner, x, sqrt(z))
    p = asin_part(r, z)
    outer = HALF_PI - (2.0 * p - HALF_PI_LOW)
    y = select(inner, p, select(x < 0.0, -outer, outer))
    return select(x == 0.0, x, y)


def acos(x: f32) -> f32:
    a = abs(x)
    inner = a < 0.5
    z = select(inner, x * x, 0.5 * (1.0 - a))
    r = select(inner, x, sqrt(z))
    p = asin_part(r, z)
    outer = select(x < 0.0, PI - (2.0 * p - PI_LOW), 2.0 * p)
    return select(inner, HALF_PI - (p - HALF_PI_LOW), outer)


def atan_part(t: f32) -> f32:
    """Return ``atan(t)`` for ``|t| <= tan(pi / 8)``."""
    z = t * t
    q = 0.1059599817 + z * -0.06083445551
    q = -0.1424384822 + z * q
    q = 0.199984894 + z * q
    q = -0.333333155 + z * q
    return t + t * z * q


def first_octants(low: f32, high: f32) -> f32:
    """Return ``atan(low / high)`` for ``0 <= low <= high``."""
    far = low > TAN_PI_8 * high
    above = select(far, low - high, low)
    below = select(far, low + high, high)
    below = select(below == 0.0, f32(1.0), below)
    p = atan_part(above / below)
    return select(far, QUARTER_PI + p, p)


def atan(x: f32) -> f32:
    a = abs(x)
    inside = a <= 1.0
    r = first_octants(select(inside, a, f32(1.0)), select(inside, f32(1.0), a))
    infinite = a > 3.0e38
    r = select(infinite, f32(0.0), r)
    r = select(a > 1.0, HALF_PI - (r - HALF_PI_LOW), r)
    r = select(x < 0.0, -r, r)
    # Zero keeps its sign, and NaN stays.
    return select(x == 0.0, x, select(a >= 0.0, r, x))


def atan2(y: f32, x: f32) -> f32:
    a, b = abs(x), abs(y)
    steep = b > a
    low, high = select(steep, a, b), select(steep, b, a)
    # Equal infinities are as equal as ones; otherwise keep sums and quotients in range.
    both = low > 3.4028234663852886e38
    low, high = select(both, f32(1.0), low), select(both, f32(1.0), high)
    far = high > 3.4028234663852886e38
    low, high = select(far, f32(0.0), low), select(far, f32(1.0), high)
    factor = select(high > 1.0e30, f32(9.313225746154785e-10), f32(1.0))
    factor = select(high < 1.0e-30, f32(1073741824.0), factor)
    # A driver may take the factor out of the sum and the difference of the two, which then overflow or vanish.
    r = first_octants(rounded(low * factor), rounded(high * factor))
    r = select(steep, HALF_PI - (r - HALF_PI_LOW), r)
    r = select(bitcast(x, i32) < 0, PI - (r - PI_LOW), r)
    r = select(bitcast(y, i32) < 0, -r, r)
    # Not by a + b >= 0: a compiler may know that of sizes, and forget NaN.
    return select(is_nan(x) | is_nan(y), a + b, r)
