"""``x ** y`` of f64 by way of fdlibm's ``e_pow.c``: the logarithm to base 2 is a sum of two numbers.

What is exact is exact because lower words are cut off by their bits, which no driver can see through.
"""

from __future__ import annotations

from transpile import bitcast, f64, i64, is_nan, select, trunc
from transpile.polyfills.double_powers import INFINITY_BITS, NAN_BITS
from transpile.polyfills.exponents import scaled_double
from transpile.polyfills.rounded import rounded_double

ROOT_HALF_OF_THREE = 0x3988E00000000
"""The fraction of ``sqrt(3 / 2)``; below, the logarithm is taken around 1."""
ROOT_THREE = 0xBB67A00000000
"""That of ``sqrt(3)``; below, around 3 / 2; above, around 1 again, of half the number."""


def cut(x: f64) -> f64:
    """Return `x` without the lower 32 bits."""
    return bitcast(bitcast(x, i64) & -0x100000000, f64)


def logarithm(x: f64) -> tuple[f64, f64]:
    """Return ``log2(x)`` of a positive finite number as the sum of two."""
    small = x < 2.2250738585072014e-308
    bits = bitcast(select(small, x * 18014398509481984.0, x), i64)
    n = (bits >> 52) - select(small, i64(1023 + 54), i64(1023))
    fraction = bits & 0xFFFFFFFFFFFFF
    above = (fraction >= ROOT_HALF_OF_THREE) & (fraction < ROOT_THREE)
    halved = fraction >= ROOT_THREE
    n = select(halved, n + 1, n)
    m = bitcast(fraction | select(halved, i64(0x3FE0000000000000), i64(0x3FF0000000000000)), f64)
    center = select(above, f64(1.5), f64(1.0))
    u = m - center
    v = 1.0 / (m + center)
    s = u * v
    s_high = cut(s)
    t_high = cut(m + center)
    t_low = m - rounded_double(t_high - center)
    s_low = v * (rounded_double(u - s_high * t_high) - s_high * t_low)
    z = s * s
    r = 2.30660745775561754067e-01 + z * 2.06975017800338417784e-01
    r = 2.72728123808534006489e-01 + z * r
    r = 3.33333329818377432918e-01 + z * r
    r = 4.28571428578550184252e-01 + z * r
    r = 5.99999999999994648725e-01 + z * r
    r = z * z * r + s_low * (s_high + s)
    square = s_high * s_high
    t_high = cut(3.0 + square + r)
    t_low = r - rounded_double(rounded_double(t_high - 3.0) - square)
    u = s_high * t_high
    v = s_low * t_high + t_low * s
    p_high = cut(u + v)
    p_low = v - rounded_double(p_high - u)
    z_high = 9.61796700954437255859e-01 * p_high
    z_low = -7.02846165095275826516e-09 * p_high + p_low * 9.61796693925975554329e-01
    z_low = z_low + select(above, f64(1.35003920212974897128e-08), f64(0.0))
    offset = select(above, f64(5.84962487220764160156e-01), f64(0.0))
    high = cut(((z_high + z_low) + offset) + f64(n))
    beside = rounded_double(rounded_double(high - f64(n)) - offset)
    return high, z_low - rounded_double(beside - z_high)


def power_of_two(high: f64, low: f64) -> f64:
    """Return ``2 ** (high + low)``."""
    whole = high + low
    beyond = abs(whole) > 1100.0
    high = select(beyond, select(whole > 0.0, f64(1100.0), f64(-1100.0)), high)
    low = select(beyond, f64(0.0), low)
    n = round(high)
    high = rounded_double(high - n)
    t = cut(low + high)
    u = t * 6.93147182464599609375e-01
    v = (
        low - rounded_double(t - high)
    ) * 6.93147180559945286227e-01 + t * -1.90465429995776804525e-09
    z = rounded_double(u + v)
    w = v - rounded_double(z - u)
    t = z * z
    p = -1.65339022054652515390e-06 + t * 4.13813679705723846039e-08
    p = 6.61375632143793436117e-05 + t * p
    p = -2.77777777770155933842e-03 + t * p
    p = 1.66666666666666019037e-01 + t * p
    c = z - t * p
    r = z * c / (c - 2.0) - (w + z * w)
    return scaled_double(1.0 - (r - z), i64(n))


def pow_double(x: f64, y: f64) -> f64:
    infinity = bitcast(i64(INFINITY_BITS), f64)
    nan = bitcast(i64(NAN_BITS), f64)
    a = abs(x)
    # Beyond, the result is 0, 1 or infinite, whatever the exponent; products stay finite.
    e = select(y > 1e20, f64(1e20), select(y < -1e20, f64(-1e20), y))
    usual = (a > 0.0) & (a < infinity) & ~is_nan(y)
    high, low = logarithm(select(usual, a, f64(1.0)))
    e = select(usual, e, f64(0.0))
    e_high = cut(e)
    size = power_of_two(e_high * high, (e - e_high) * high + e * low)
    # Of zero and infinity: the exponent's sign decides.
    grows = (y > 0.0) == (a == infinity)
    size = select((a == 0.0) | (a == infinity), select(grows, infinity, f64(0.0)), size)
    size = select(is_nan(x) | is_nan(y), nan, size)
    is_whole = (trunc(y) == y) | (abs(y) == infinity)
    is_odd = is_whole & (abs(y) < 9007199254740992.0) & (trunc(0.5 * y) != 0.5 * y)
    negative = bitcast(x, i64) < 0
    result = select(negative & is_odd, -size, size)
    result = select((x < 0.0) & (a < infinity) & ~is_whole, nan, result)
    result = select((a == 1.0) & (abs(y) == infinity), f64(1.0), result)
    return select((y == 0.0) | (x == 1.0), f64(1.0), result)
