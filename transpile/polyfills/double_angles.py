"""Sine, cosine, tangent of every finite f64, and the inverse functions.

As ``transpile.polyfills.trigonometric`` does for f32: up to 1e5 multiples of ``pi / 2`` are subtracted in four parts,
the first three of which are exact; beyond, the argument is multiplied with the bits of ``1 / (2 * pi)`` that matter.
The polynomials are those of fdlibm (Sun Microsystems, 1993).
"""

from __future__ import annotations

from transpile import bitcast, f64, i32, i64, is_nan, mul_hi, select, sqrt, u64
from transpile.polyfills.rounded import rounded_double

TWO_OVER_PI = 0.6366197723675814
PI, HALF_PI = 3.141592653589793, 1.5707963267948966
HALF_PI_REST = 6.123233995736766e-17
INFINITY_BITS = 0x7FF0000000000000
NAN_BITS = 0x7FF8000000000000


def word(n: u64) -> u64:
    """Return 64 bits of ``1 / (2 * pi)``: number 0 stands before the point."""
    word = select(n == 1, u64(0x28BE60DB9391054A), u64(0))
    word = select(n == 2, u64(0x7F09D5F47D4D3770), word)
    word = select(n == 3, u64(0x36D8A5664F10E410), word)
    word = select(n == 4, u64(0x7F9458EAF7AEF158), word)
    word = select(n == 5, u64(0x6DC91B8E909374B8), word)
    word = select(n == 6, u64(0x01924BBA82746487), word)
    word = select(n == 7, u64(0x3F877AC72C4A69CF), word)
    word = select(n == 8, u64(0xBA208D7D4BAED121), word)
    word = select(n == 9, u64(0x3A671C09AD17DF90), word)
    word = select(n == 10, u64(0x4E64758E60D4CE7D), word)
    word = select(n == 11, u64(0x272117E2EF7E4A0E), word)
    word = select(n == 12, u64(0xC7FE25FFF7816603), word)
    word = select(n == 13, u64(0xFBCBC462D6829B47), word)
    word = select(n == 14, u64(0xDB4D9FB3C9F2C26D), word)
    word = select(n == 15, u64(0xD3D18FD9A797FA8B), word)
    word = select(n == 16, u64(0x5D49EEB1FAF97C5E), word)
    word = select(n == 17, u64(0xCF41CE7DE294A4BA), word)
    word = select(n == 18, u64(0x9AFED7EC47E35742), word)
    word = select(n == 19, u64(0x1580CC11BF1EDAEA), word)
    return word


def joined(high: u64, low: u64, shift: u64) -> u64:
    """Return the upper half of ``high:low << shift`` for a shift below 64."""
    return (high << shift) | (low >> (64 - shift))


def far_quadrant(x: f64) -> tuple[i32, f64]:
    """Reduce a large number: the number of quarter turns and what is left."""
    bits = bitcast(x, u64)
    exponent = ((bits >> 52) & 0x7FF) - 1022
    mantissa = ((bits & 0xFFFFFFFFFFFFF) | 0x10000000000000) << 11
    n = exponent >> 6
    shift = exponent & 63
    w0, w1, w2, w3 = word(n), word(n + 1), word(n + 2), word(n + 3)
    high, middle, low = joined(w0, w1, shift), joined(w1, w2, shift), joined(w2, w3, shift)
    p0 = mul_hi(mantissa, low)
    m = mantissa * middle
    p1 = m + p0
    carry = select(p1 < m, u64(1), u64(0))
    p2 = mantissa * high + mul_hi(mantissa, middle) + carry
    quarter = p2 >> 62
    top = p2 & 0x3FFFFFFFFFFFFFFF
    up = (top & 0x2000000000000000) != 0
    quarter = select(up, quarter + 1, quarter)
    # What is left is top:p1 / 2**126, less 1 where it was rounded up.
    negated_low = u64(0) - p1
    borrow = select(p1 != 0, u64(1), u64(0))
    negated_top = 0x4000000000000000 - top - borrow
    a = select(up, negated_top, top)
    b = select(up, negated_low, p1)
    rest = (f64(a) * 18446744073709551616.0 + f64(b)) * 1.8464622084398007e-38
    rest = select(up, -rest, rest)
    negative = x < 0.0
    turns = i32(quarter)
    return select(negative, -turns, turns), select(negative, -rest, rest)


def reduced(x: f64) -> tuple[i32, f64]:
    """Return the number of quarter turns, and the rest of `x` in ``[-pi / 4, pi / 4]``."""
    n = round(x * TWO_OVER_PI)
    r = rounded_double(x - n * 1.5707963267341256)
    r = rounded_double(r - n * 6.077100506303966e-11)
    r = rounded_double(r - n * 2.0222662487111665e-21)
    r = r - n * 8.4784276603689e-32
    turns = i32(n)
    if abs(x) > 1e5:
        turns, r = far_quadrant(x)
    r = select(abs(x) < bitcast(i64(INFINITY_BITS), f64), r, bitcast(i64(NAN_BITS), f64))
    return turns, r


def sin_part(r: f64) -> f64:
    z = r * r
    q = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10
    q = 2.75573137070700676789e-06 + z * q
    q = -1.98412698298579493134e-04 + z * q
    q = 8.33333333332248946124e-03 + z * q
    q = -1.66666666666666324348e-01 + z * q
    return r + r * z * q


def cos_part(r: f64) -> f64:
    z = r * r
    q = 2.08757232129817482790e-09 + z * -1.13596475577881948265e-11
    q = -2.75573143513906633035e-07 + z * q
    q = 2.48015872894767294178e-05 + z * q
    q = -1.38888888888741095749e-03 + z * q
    q = 4.16666666666666019037e-02 + z * q
    return 1.0 - (0.5 * z - z * z * q)


def sin_double(x: f64) -> f64:
    turns, r = reduced(x)
    y = select((turns & 1) == 0, sin_part(r), cos_part(r))
    y = select((turns & 2) == 0, y, -y)
    return select(x == 0.0, x, y)


def cos_double(x: f64) -> f64:
    turns, r = reduced(x)
    y = select((turns & 1) == 0, cos_part(r), sin_part(r))
    return select(((turns + 1) & 2) == 0, y, -y)


def tan_double(x: f64) -> f64:
    turns, r = reduced(x)
    sine, cosine = sin_part(r), cos_part(r)
    even = (turns & 1) == 0
    t = select(even, sine, -cosine) / select(even, cosine, sine)
    return select(x == 0.0, x, t)


def atan_part(x: f64) -> f64:
    """Return ``(x - atan(x)) / x`` for ``|x| <= 7 / 16``."""
    z = x * x
    q = -3.65315727442169155270e-02 + z * 1.62858201153657823623e-02
    q = 4.97687799461593236017e-02 + z * q
    q = -5.83357013379057348645e-02 + z * q
    q = 6.66107313738753120669e-02 + z * q
    q = -7.69187620504482999495e-02 + z * q
    q = 9.09088713343650656196e-02 + z * q
    q = -1.11111104054623557880e-01 + z * q
    q = 1.42857142725034663711e-01 + z * q
    q = -1.99999999998764832476e-01 + z * q
    q = 3.33333333333329318027e-01 + z * q
    return z * q


def atan_double(x: f64) -> f64:
    """Move the argument by ``atan`` of 1/2, 1, 3/2 or infinity, whose second words are added last."""
    a = abs(x)
    top, bottom, high, low = a, f64(1.0), f64(0.0), f64(0.0)
    if a >= 0.4375:
        top, bottom, high, low = -1.0, a, HALF_PI, HALF_PI_REST
        if a < 2.4375:
            top, bottom, high, low = (
                a - 1.5,
                1.0 + 1.5 * a,
                0.982793723247329,
                1.3903311031230998e-17,
            )
        if a < 1.1875:
            top, bottom, high, low = a - 1.0, a + 1.0, 0.7853981633974483, 3.061616997868383e-17
        if a < 0.6875:
            top, bottom, high, low = (
                2.0 * a - 1.0,
                2.0 + a,
                0.46364760900080615,
                2.2698777452961687e-17,
            )
    t = top / bottom
    y = high - ((t * atan_part(t) - low) - t)
    y = select(a >= 0.4375, y, t - t * atan_part(t))
    return select(x < 0.0, -y, select(x == 0.0, x, y))


def atan2_double(y: f64, x: f64) -> f64:
    infinity = bitcast(i64(INFINITY_BITS), f64)
    a, b = abs(y), abs(x)
    both = (a == infinity) & (b == infinity)
    p, q = select(both, f64(1.0), a), select(both, f64(1.0), b)
    angle = select(q == 0.0, select(p == 0.0, f64(0.0), f64(HALF_PI)), atan_double(p / q))
    angle = select(is_nan(y) | is_nan(x), a + b, angle)
    angle = select(bitcast(x, i64) < 0, PI - (angle - 1.2246467991473532e-16), angle)
    return select(bitcast(y, i64) < 0, -angle, angle)


def asin_part(z: f64) -> f64:
    """Return ``(asin(x) - x) / x`` of ``z = x * x`` for ``|x| <= 1 / 2``."""
    p = 7.91534994289814532176e-04 + z * 3.47933107596021167570e-05
    p = -4.00555345006794114027e-02 + z * p
    p = 2.01212532134862925881e-01 + z * p
    p = -3.25565818622400915405e-01 + z * p
    p = 1.66666666666666657415e-01 + z * p
    q = -6.88283971605453293030e-01 + z * 7.70381505559019352791e-02
    q = 2.02094576023350569471e00 + z * q
    q = -2.40339491173441421878e00 + z * q
    return z * p / (1.0 + z * q)


def asin_double(x: f64) -> f64:
    a = abs(x)
    near = x + x * asin_part(x * x)
    z = 0.5 * (1.0 - a)
    root = sqrt(z)
    far = HALF_PI - (2.0 * (root + root * asin_part(z)) - HALF_PI_REST)
    return select(a < 0.5, near, select(x < 0.0, -far, far))


def acos_double(x: f64) -> f64:
    a = abs(x)
    near = HALF_PI - (x - (HALF_PI_REST - x * asin_part(x * x)))
    z = 0.5 * (1.0 - a)
    root = sqrt(z)
    angle = 2.0 * (root + root * asin_part(z))
    far = select(x < 0.0, PI - (angle - 2.0 * HALF_PI_REST), angle)
    return select(a < 0.5, near, far)
