"""Logarithms: ``log(x) = e * ln(2) + log(1 + f)`` with ``1 + f`` between ``sqrt(1 / 2)`` and ``sqrt(2)``.

``log(1 + f) = f - f**2 / 2 + f**3 * P(f)``, a minimax fit; the first two terms are added last (S. Moshier, Cephes).
"""

from __future__ import annotations

from transpile import bitcast, f32, i32, select
from transpile.polyfills.exponents import power_of_two
from transpile.polyfills.rounded import rounded

SQRT_HALF_BITS = 0x3F3504F3
ONE_BITS = 0x3F800000
INFINITY_BITS = 0x7F800000
NAN_BITS = 0x7FC00000


def exponent_of(x: f32) -> f32:
    """Return `e` of a normal positive number."""
    return f32(((bitcast(x, i32) - SQRT_HALF_BITS) >> 23))


def mantissa_of(x: f32) -> f32:
    """Return ``1 + f`` of a normal positive number."""
    moved = bitcast(x, i32) - SQRT_HALF_BITS
    return bitcast((moved & 0x7FFFFF) + SQRT_HALF_BITS, f32)


def fraction_of(x: f32) -> f32:
    """Return `f` of a normal positive number."""
    return mantissa_of(x) - 1.0


def cubic_part(f: f32) -> f32:
    """Return ``log(1 + f) - f + f**2 / 2``."""
    p = 0.1063197055 + f * -0.05976717153
    p = -0.1081962065 + f * p
    p = 0.1103621782 + f * p
    p = -0.1242439188 + f * p
    p = 0.1428511686 + f * p
    p = -0.1666940599 + f * p
    p = 0.2000009053 + f * p
    p = -0.2499996696 + f * p
    p = 0.3333333237 + f * p
    return f * f * f * p


def normal(x: f32) -> f32:
    """Scale a subnormal number by ``2**23``."""
    return select(x < 1.1754943508222875e-38, x * 8388608.0, x)


def shift_of(x: f32) -> f32:
    """Return by how much `normal` raises the exponent."""
    return select(x < 1.1754943508222875e-38, f32(23.0), f32(0.0))


def finished(x: f32, result: f32) -> f32:
    """Give -inf for zero, NaN below it, and infinity and NaN for themselves."""
    zero = x == 0.0
    y = select(zero, bitcast(i32(-8388608), f32), result)
    y = select(x < 0.0, bitcast(i32(NAN_BITS), f32), y)
    return select(x < bitcast(i32(INFINITY_BITS), f32), y, x)


def log(x: f32) -> f32:
    y = normal(x)
    e = exponent_of(y) - shift_of(x)
    f = fraction_of(y)
    low = cubic_part(f) + e * -2.12194440e-4 - 0.5 * f * f
    return finished(x, f + low + e * 0.693359375)


def log2(x: f32) -> f32:
    y = normal(x)
    e = exponent_of(y) - shift_of(x)
    f = fraction_of(y)
    low = cubic_part(f) - 0.5 * f * f
    # log2(e) = 1 + 0.4426950408889634
    return finished(x, low * 0.4426950408889634 + f * 0.4426950408889634 + low + f + e)


def log10(x: f32) -> f32:
    y = normal(x)
    e = exponent_of(y) - shift_of(x)
    f = fraction_of(y)
    low = cubic_part(f) - 0.5 * f * f
    # log10(e) = 0.43359375 + 7.00731903251827651129e-4, log10(2) = 0.30078125 + 2.48745663981195213739e-4
    small = (
        f * 7.00731903251827651129e-4
        + low * 7.00731903251827651129e-4
        + e * 2.48745663981195213739e-4
    )
    return finished(x, rounded(small) + low * 0.43359375 + f * 0.43359375 + e * 0.30078125)


def log1p(x: f32) -> f32:
    u = 1.0 + x
    y = normal(u)
    e = exponent_of(y)
    # What rounding took from u, over u: through u's bits, lest a driver simplify ``x - ((1 + x) - 1)`` to 0. It is
    # too small to matter where x is large.
    m = mantissa_of(y)
    part = power_of_two(-min(max(i32(e), -30), 30))
    lost = select(e > 1.0, part - rounded(m - x * part), x * part - rounded(m - part))
    # Where no power of two is taken out, `x` itself is the fraction, not yet rounded.
    f = select(e == 0.0, x, m - 1.0)
    c = select((e == 0.0) | (e > 29.0), f32(0.0), lost / m)
    low = cubic_part(f) + (e * -2.12194440e-4 + c) - 0.5 * f * f
    return select(x == 0.0, x, finished(u, f + low + e * 0.693359375))
