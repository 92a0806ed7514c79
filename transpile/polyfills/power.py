"""Powers: ``x ** y = 2 ** (y * log2(x))`` with the logarithm as the sum of two floats; integers by squaring.

The products that must be exact are of numbers with 12 bits each, cut off by masking, so that no contraction harms them
(as in fdlibm's ``e_powf.c``). The rest of a sum is taken from such a number too: WGSL lets a driver simplify
``(a + b) - a`` to ``b``, and lavapipe's does.
"""

from __future__ import annotations

from transpile import bitcast, comptime, f32, i32, is_nan, select, trunc
from transpile.polyfills.exponential import LN2, rest
from transpile.polyfills.exponents import scaled
from transpile.polyfills.logarithm import cubic_part, exponent_of, fraction_of, normal, shift_of
from transpile.polyfills.rounded import rounded

LOG2_E_HIGH = 1.4423828125
LOG2_E_LOW = 0.00031222838896340745
NAN_BITS = 0x7FC00000
INFINITY_BITS = 0x7F800000
ONE_BITS = 0x3F800000


def upper(x: f32) -> f32:
    """Return the first 12 bits of a number."""
    return bitcast(bitcast(x, i32) & -4096, f32)


def positive_power(a: f32, y: f32) -> f32:
    """Return ``a ** y`` for a finite positive `a` and a finite `y`."""
    b = normal(a)
    e = exponent_of(b) - shift_of(a)
    f = fraction_of(b)
    # log(1 + f) = f - f**2 / 2 + ..., as high + low.
    fh = upper(f)
    square = 0.5 * fh * fh
    high = upper(f - square)
    low = rounded(rounded(f - high) - square)
    low = low + (cubic_part(f) - 0.5 * (f - fh) * (f + fh))
    # Times log2(e).
    head = upper(high + low)
    tail = rounded(high - head) + low
    h = head * LOG2_E_HIGH
    t = tail * LOG2_E_HIGH + (head + tail) * LOG2_E_LOW
    # Plus the exponent, which is exact.
    whole = upper(e + h)
    t = t + rounded(rounded(e - whole) + h)
    # Times y.
    l = upper(whole + t)
    lt = t - rounded(l - whole)
    yh = upper(y)
    p = yh * l
    pt = (y - yh) * l + y * lt
    p = select(p > 300.0, f32(300.0), p)
    p = select(p < -300.0, f32(-300.0), p)
    pt = select(abs(p) < 300.0, pt, f32(0.0))
    n = round(p + pt)
    n = select(n > 250.0, f32(250.0), n)
    n = select(n < -250.0, f32(-250.0), n)
    r = select(abs(p) < 251.0, rounded(p - n) + pt, f32(0.0))
    return scaled(1.0 + rest(r * LN2), i32(n))


def float_power(x: f32, y: f32) -> f32:
    infinity = bitcast(i32(INFINITY_BITS), f32)
    a, b = abs(x), abs(y)
    ordinary = (a > 0.0) & (a < infinity)
    small_y = select(b > 1.0e10, select(y > 0.0, f32(1.0e10), f32(-1.0e10)), y)
    r = positive_power(select(ordinary, a, f32(1.0)), small_y)
    grows = (a > 1.0) == (y > 0.0)
    r = select(ordinary, r, select(grows, infinity, f32(0.0)))
    r = select((a == 1.0) & (b == infinity), f32(1.0), r)
    whole = trunc(y) == y
    odd = whole & (b < 16777216.0) & ((i32(select(b < 16777216.0, y, f32(0.0))) & 1) != 0)
    negative = bitcast(x, i32) < 0
    r = select(negative & odd, -r, r)
    nan = bitcast(i32(NAN_BITS), f32)
    r = select((x < 0.0) & (a < infinity) & (b < infinity) & (whole == False), nan, r)  # noqa: E712
    r = select(is_nan(x) | is_nan(y), nan, r)
    # By bits, for a comparison with NaN may come out as either.
    is_one = (bitcast(y, i32) << 1 == 0) | (bitcast(x, i32) == ONE_BITS)
    return select(is_one, f32(1.0), r)


def integer_power(x, y):
    result = x.dtype(1)
    base = x
    left = y
    while left > 0:
        if (left & 1) != 0:
            result = result * base
        base = base * base
        left = left >> 1
    if y < 0:
        result = x.dtype(0)
    return result


def pow(x, y):
    if comptime(x.dtype.is_float):
        return float_power(x, y)
    return integer_power(x, y)
