"""Exponentials and logarithms of f64, with the formulas and polynomials of fdlibm (Sun Microsystems, 1993)."""

from __future__ import annotations

from transpile import bitcast, f64, i64, select
from transpile.polyfills.exponents import power_of_two_double, scaled_double
from transpile.polyfills.rounded import rounded_double

LN2_HIGH = 6.93147180369123816490e-01
LN2_LOW = 1.90821492927058770002e-10
LOG2_E = 1.4426950408889634
LN2 = 0.6931471805599453
INFINITY_BITS = 0x7FF0000000000000
NAN_BITS = 0x7FF8000000000000
ROOT_HALF = 0x3FE6A09E00000000
"""The bits of a number just below ``sqrt(1 / 2)``."""
ONE = 0x3FF0000000000000


def clamped(x: f64, low: f64, high: f64) -> f64:
    """Clamp; NaN stays."""
    y = select(x > high, high, x)
    return select(x < low, low, y)


def above_one(high: f64, low: f64) -> f64:
    """Return ``exp(r) - 1`` for ``r = high - low``, a rational function of `r`."""
    r = high - low
    t = r * r
    p = -1.65339022054652515390e-06 + t * 4.13813679705723846039e-08
    p = 6.61375632143793436117e-05 + t * p
    p = -2.77777777770155933842e-03 + t * p
    p = 1.66666666666666019037e-01 + t * p
    c = r - t * p
    return high - (low - r * c / (2.0 - c))


def exp_double(x: f64) -> f64:
    y = clamped(x, -746.0, 710.0)
    n = round(y * LOG2_E)
    return scaled_double(1.0 + above_one(rounded_double(y - n * LN2_HIGH), n * LN2_LOW), i64(n))


def exp2_double(x: f64) -> f64:
    y = clamped(x, -1076.0, 1025.0)
    n = round(y)
    return scaled_double(1.0 + above_one((y - n) * LN2, 0.0), i64(n))


def expm1_double(x: f64) -> f64:
    y = clamped(x, -40.0, 710.0)
    n = round(y * LOG2_E)
    p = above_one(rounded_double(y - n * LN2_HIGH), n * LN2_LOW)
    # Half of 2**n, which itself overflows before the result does.
    half = power_of_two_double(i64(n) - 1)
    wide = 2.0 * (half * p + rounded_double(half - 0.5))
    return select(x == 0.0, x, select(n == 0.0, p, wide))


def half_exp(x: f64) -> f64:
    """Return ``exp(x) / 2``, which is finite where ``cosh(x)`` is."""
    y = clamped(x, -746.0, 712.0)
    n = round(y * LOG2_E)
    return scaled_double(1.0 + above_one(rounded_double(y - n * LN2_HIGH), n * LN2_LOW), i64(n) - 1)


def cosh_double(x: f64) -> f64:
    half = half_exp(abs(x))
    return half + 0.25 / half


def sinh_double(x: f64) -> f64:
    a = abs(x)
    half = half_exp(a)
    t = expm1_double(select(a < 1.0, a, f64(0.0)))
    size = select(a < 1.0, 0.5 * (t + t / (t + 1.0)), half - 0.25 / half)
    return select(x == 0.0, x, select(x < 0.0, -size, size))


def tanh_double(x: f64) -> f64:
    a = abs(x)
    t = expm1_double(-2.0 * select(a < 1.0, a, f64(0.0)))
    large = 1.0 - 2.0 / (2.0 * half_exp(2.0 * a) + 1.0)
    size = select(a < 1.0, -t / (t + 2.0), large)
    return select(x == 0.0, x, select(x < 0.0, -size, size))


def split(x: f64) -> tuple[f64, f64]:
    """Return `n` and `f` with ``x == 2**n * (1 + f)`` and ``1 + f`` around 1, of a positive number."""
    small = x < 2.2250738585072014e-308
    bits = bitcast(select(small, x * 18014398509481984.0, x), i64) + (ONE - ROOT_HALF)
    n = (bits >> 52) - select(small, i64(1023 + 54), i64(1023))
    return f64(n), bitcast((bits & 0xFFFFFFFFFFFFF) + ROOT_HALF, f64) - 1.0


def beside(f: f64, low: f64) -> f64:
    """Return ``f - log(1 + f) - low``."""
    s = f / (2.0 + f)
    z = s * s
    r = 1.531383769920937332e-01 + z * 1.479819860511658591e-01
    r = 1.818357216161805012e-01 + z * r
    r = 2.222219843214978396e-01 + z * r
    r = 2.857142874366239149e-01 + z * r
    r = 3.999999999940941908e-01 + z * r
    r = 6.666666666666735130e-01 + z * r
    half = 0.5 * f * f
    return half - (s * (half + z * r) + low)


def finished(x: f64, y: f64) -> f64:
    """Return a logarithm `y` of `x`, or what it is where `x` is no positive finite number."""
    infinity = bitcast(i64(INFINITY_BITS), f64)
    y = select(x < infinity, y, x)
    y = select(x == 0.0, -infinity, y)
    return select(x < 0.0, bitcast(i64(NAN_BITS), f64), y)


def log_double(x: f64) -> f64:
    n, f = split(x)
    return finished(x, n * LN2_HIGH - (beside(f, n * LN2_LOW) - f))


def log2_double(x: f64) -> f64:
    n, f = split(x)
    return finished(x, n + (f - beside(f, 0.0)) * LOG2_E)


def log10_double(x: f64) -> f64:
    n, f = split(x)
    low = n * 3.69423907715893078616e-13 + (f - beside(f, 0.0)) * 4.34294481903251816668e-01
    return finished(x, n * 3.01029995663611771306e-01 + low)


def log1p_double(x: f64) -> f64:
    """Halve or double ``1 + x`` around 1, where the sum would lose bits that the result has."""
    n, f = split(1.0 + x)
    if (x > -0.6464) & (x < 1.8284):
        n, f = f64(0.0), x
        if x > 0.4142:
            n, f = f64(1.0), 0.5 * (x - 1.0)
        elif x < -0.2929:
            n, f = f64(-1.0), 1.0 + 2.0 * x
    y = finished(1.0 + x, n * LN2_HIGH - (beside(f, n * LN2_LOW) - f))
    return select(x == 0.0, x, y)


def cbrt_double(x: f64) -> f64:
    """Estimate by the exponent's third and a polynomial, to 23 bits whose square is exact; one step of Newton's."""
    a = abs(x)
    small = a < 2.2250738585072014e-308
    bits = bitcast(select(small, a * 18014398509481984.0, a), i64)
    high = (bits >> 32) // 3 + select(small, i64(696219795), i64(715094163))
    t = bitcast(high << 32, f64)
    r = t * t * rounded_double(t / a)
    cubed = r * r * r * (-0.758397934778766047437 + r * 0.145996192886612446982)
    t = t * (
        1.87595182427177009643 + r * (-1.88497979543377169875 + r * 1.621429720105354466140) + cubed
    )
    t = bitcast((bitcast(t, i64) + 0x80000000) & -0x40000000, f64)
    r = a / (t * t)
    t = t + rounded_double(t * ((r - t) / (t + t + r)))
    y = select(x < 0.0, -t, t)
    return select((x == 0.0) | ~(a < bitcast(i64(INFINITY_BITS), f64)), x, y)
