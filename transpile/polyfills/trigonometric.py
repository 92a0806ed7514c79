"""Sine, cosine and tangent of every finite number.

The argument is reduced to ``|r| <= pi / 4`` by subtracting multiples of ``pi / 2`` in four parts, the first three of
which are exact (Cody and Waite), or, from 4096 on, by multiplying with the bits of ``1 / (2 * pi)`` that matter
(M. Payne and R. Hanek, 1983). The polynomials are minimax fits.
"""

from __future__ import annotations

from transpile import bitcast, f32, i32, mul_hi, select, u32
from transpile.polyfills.rounded import rounded

TWO_OVER_PI = 0.6366197723675814
NAN_BITS = 0x7FC00000


def word(n: u32) -> u32:
    """Return 32 bits of ``1 / (2 * pi)``: number 0 stands before the point."""
    low = select(n == 1, u32(0x28BE60DB), u32(0))
    low = select(n == 2, u32(0x9391054A), low)
    low = select(n == 3, u32(0x7F09D5F4), low)
    low = select(n == 4, u32(0x7D4D3770), low)
    low = select(n == 5, u32(0x36D8A566), low)
    low = select(n == 6, u32(0x4F10E410), low)
    return select(n == 7, u32(0x7F9458EA), low)


def joined(high: u32, low: u32, shift: u32) -> u32:
    """Return the upper half of ``high:low << shift`` for a shift below 32."""
    return (high << shift) | (low >> (32 - shift))


def far_quadrant(x: f32) -> tuple[i32, f32]:
    """Reduce a large number: the number of quarter turns and what is left."""
    bits = bitcast(x, u32)
    exponent = ((bits >> 23) & 0xFF) - 126
    mantissa = ((bits & 0x7FFFFF) | 0x800000) << 8
    n = exponent >> 5
    shift = exponent & 31
    w0, w1, w2, w3 = word(n), word(n + 1), word(n + 2), word(n + 3)
    high, middle, low = joined(w0, w1, shift), joined(w1, w2, shift), joined(w2, w3, shift)
    # The fraction of mantissa * high.middle:low, whose two upper words matter; its first two bits are the quarter.
    p0 = mul_hi(mantissa, low)
    m = mantissa * middle
    p1 = m + p0
    carry = select(p1 < m, u32(1), u32(0))
    p2 = mantissa * high + mul_hi(mantissa, middle) + carry
    quarter = p2 >> 30
    top = p2 & 0x3FFFFFFF
    up = (top & 0x20000000) != 0
    quarter = select(up, quarter + 1, quarter)
    # What is left is top:p1 / 2**62, less 1 where it was rounded up.
    negated_low = u32(0) - p1
    borrow = select(p1 != 0, u32(1), u32(0))
    negated_top = 0x40000000 - top - borrow
    a = select(up, negated_top, top)
    b = select(up, negated_low, p1)
    rest = (f32(a) * 4294967296.0 + f32(b)) * 3.4061215800304554e-19
    rest = select(up, -rest, rest)
    negative = x < 0.0
    turns = i32(quarter)
    return select(negative, -turns, turns), select(negative, -rest, rest)


def reduced(x: f32) -> tuple[i32, f32]:
    """Return the number of quarter turns, and the rest of `x` in ``[-pi / 4, pi / 4]``."""
    n = round(x * TWO_OVER_PI)
    r = rounded(x - n * 1.5703125)
    r = rounded(r - n * 0.0004837512969970703)
    r = rounded(r - n * 7.549533620476723e-08)
    r = r - n * 2.563344151594519e-12
    turns = i32(n)
    if abs(x) > 4096.0:
        turns, r = far_quadrant(x)
    r = select(abs(x) < bitcast(i32(0x7F800000), f32), r, bitcast(i32(NAN_BITS), f32))
    return turns, r


def sin_part(r: f32) -> f32:
    z = r * r
    q = -0.0001983933484 + z * 2.718311575e-06
    q = 0.008333329386 + z * q
    q = -0.1666666664 + z * q
    return r + r * z * q


def cos_part(r: f32) -> f32:
    z = r * r
    q = 2.479951999e-05 + z * -2.721023624e-07
    q = -0.001388888375 + z * q
    q = 0.04166666662 + z * q
    return 1.0 - (0.5 * z - z * z * q)


def sin(x: f32) -> f32:
    turns, r = reduced(x)
    y = select((turns & 1) == 0, sin_part(r), cos_part(r))
    y = select((turns & 2) == 0, y, -y)
    return select(x == 0.0, x, y)


def cos(x: f32) -> f32:
    turns, r = reduced(x)
    y = select((turns & 1) == 0, cos_part(r), sin_part(r))
    return select(((turns + 1) & 2) == 0, y, -y)


def tan(x: f32) -> f32:
    turns, r = reduced(x)
    z = r * r
    q = 8.950297111e-05 + z * 0.004376285853
    q = 0.01083584829 + z * q
    q = 0.02128217008 + z * q
    q = 0.05405992061 + z * q
    q = 0.1333266329 + z * q
    q = 0.3333334976 + z * q
    t = r + r * z * q
    t = select((turns & 1) == 0, t, -1.0 / t)
    return select(x == 0.0, x, t)
