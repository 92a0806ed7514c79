"""What rows compute on Python numbers, for folding. Arguments are exact; the caller rounds results to the type."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

from transpile.ir.types import Scalar, integer_range
from transpile.ops.row import Number

Fold = Callable[..., Number | None]


def real(function: Callable[..., float]) -> Fold:
    """Fold with a function of ``math``: IEEE results where Python raises."""

    def fold(type: Scalar, *numbers: Number) -> Number | None:
        try:
            return function(*map(float, numbers))
        except ValueError:
            return math.nan
        except OverflowError:
            return None

    return fold


def exponential(function: Callable[[float], float]) -> Fold:
    """Fold a function that grows without bound; odd ones keep the sign."""

    def fold(type: Scalar, x: Number) -> Number:
        try:
            return function(float(x))
        except OverflowError:
            return -math.inf if function is math.sinh and x < 0 else math.inf

    return fold


def logarithm(function: Callable[[float], float], pole: float = 0.0) -> Fold:
    """Fold a logarithm: minus infinity at the pole, NaN below."""

    def fold(type: Scalar, x: Number) -> Number:
        number = float(x)
        if number == pole:
            return -math.inf
        return math.nan if number < pole else function(number)

    return fold


def area_tangent(type: Scalar, x: Number) -> float:
    """Return ``atanh(x)``, infinite at -1 and 1."""
    number = float(x)
    if abs(number) == 1.0:
        return math.copysign(math.inf, number)
    return math.nan if abs(number) > 1.0 else math.atanh(number)


def divide(type: Scalar, x: Number, y: Number) -> float:
    if y == 0:
        return (
            math.nan
            if x == 0 or math.isnan(x)
            else math.copysign(math.inf, x) * math.copysign(1.0, y)
        )
    return x / y


def divide_floor(type: Scalar, x: Number, y: Number) -> Number:
    """Round the quotient down; an integer divided by zero is 0, a float follows IEEE."""
    if type.is_integer:
        return x // y if y else 0
    return divide(type, x, y) if y == 0 else float(x) // float(y)


def remainder_floor(type: Scalar, x: Number, y: Number) -> Number:
    """Return what the floor leaves, with the divisor's sign; by zero 0 for integers, NaN for floats."""
    if type.is_integer:
        return x % y if y else 0
    return math.nan if y == 0 else float(x) % float(y)


def divide_truncate(type: Scalar, x: int, y: int) -> Number | None:
    """Round the quotient toward zero; undefined by zero."""
    if y == 0:
        return None
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def remainder_truncate(type: Scalar, x: Number, y: Number) -> Number | None:
    """Return what truncation leaves, with the dividend's sign; undefined by zero for integers."""
    if type.is_integer:
        return None if y == 0 else abs(x) % abs(y) * (-1 if x < 0 else 1)
    if y == 0 or math.isinf(x) or math.isnan(x) or math.isnan(y):
        return math.nan
    return math.fmod(x, y)


def least(type: Scalar, x: Number, y: Number) -> Number:
    """Return the smaller, the first of equal ones; NaN if one is NaN."""
    return y if x == x and (y != y or y < x) else x


def greatest(type: Scalar, x: Number, y: Number) -> Number:
    """Return the greater, the first of equal ones; NaN if one is NaN."""
    return y if x == x and (y != y or y > x) else x


def least_number(type: Scalar, x: Number, y: Number) -> Number:
    """Return the smaller, the first of equal ones, a number rather than NaN."""
    return y if x != x or y < x else x


def greatest_number(type: Scalar, x: Number, y: Number) -> Number:
    """Return the greater, the first of equal ones, a number rather than NaN."""
    return y if x != x or y > x else x


def fused(type: Scalar, a: float, b: float, c: float) -> float:
    """Return ``a * b + c`` so that one rounding to `type` follows."""
    if not all(map(math.isfinite, (a, b, c))):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c
    return _round_to_odd(exact) if type.bits < 64 else _nearest(exact)


def _nearest(exact: Fraction) -> float:
    try:
        return float(exact)
    except OverflowError:
        return math.inf if exact > 0 else -math.inf


def _round_to_odd(exact: Fraction) -> float:
    """Round to f64 such that a second rounding, to a shorter type, gives what one alone would (Boldo and Melquiond)."""
    near = _nearest(exact)
    if math.isinf(near) or Fraction(near) == exact:
        return near
    mantissa, _ = math.frexp(near)
    if int(math.ldexp(mantissa, 53)) % 2:
        return near
    return math.nextafter(near, math.inf if exact > Fraction(near) else -math.inf)


def power(type: Scalar, x: Number, y: Number) -> Number | None:
    """Return ``x ** y``: of integers 0 for a negative exponent, of floats as IEEE's pow."""
    if type.is_integer:
        low, high = integer_range(type)
        return pow(int(x), int(y), high - low + 1) if y >= 0 else 0
    try:
        return math.pow(x, y)
    except OverflowError:
        odd = y % 2 == 1
        return -math.inf if x < 0 and odd else math.inf
    except ValueError:
        if x == 0:
            return math.copysign(math.inf, x) if y % 2 == 1 else math.inf
        return math.nan


def pattern(type: Scalar, x: int) -> int:
    """Return the bits of an integer as a number that is not negative."""
    return x & ((1 << type.bits) - 1)


def shift_left(type: Scalar, x: int, count: int) -> int:
    return x << count if 0 <= count < type.bits else 0


def shift_right(type: Scalar, x: int, count: int) -> int:
    if 0 <= count < type.bits:
        return x >> count
    return -1 if x < 0 else 0


def leading_zeros(type: Scalar, x: int) -> int:
    return type.bits - pattern(type, x).bit_length()


def trailing_zeros(type: Scalar, x: int) -> int:
    bits = pattern(type, x)
    return (bits & -bits).bit_length() - 1 if bits else type.bits


def reversed_bits(type: Scalar, x: int) -> int:
    return int(f"{pattern(type, x):0{type.bits}b}"[::-1], 2)


def clamped(type: Scalar, x: Number, low: Number, high: Number) -> Number:
    return least(type, greatest(type, x, low), high)


def saturated(type: Scalar, x: int) -> int:
    low, high = integer_range(type)
    return min(max(x, low), high)


def sign(type: Scalar, x: Number) -> Number:
    return x if x == 0 or x != x else 1 if x > 0 else -1


def round_even(type: Scalar, x: float) -> float:
    """Round to an integer, ties to even, keeping the sign of zero."""
    return float(math.copysign(round(x), x)) if math.isfinite(x) else x


def integral(function: Callable[[float], int]) -> Fold:
    """Fold ``floor``, ``ceil`` or ``trunc`` of a float to a float."""

    def fold(type: Scalar, x: float) -> float:
        return math.copysign(float(function(x)), x) if math.isfinite(x) else x

    return fold


def reciprocal_root(type: Scalar, x: float) -> float:
    if x == 0:
        return math.copysign(math.inf, x)
    return math.nan if x < 0 else 1.0 / math.sqrt(x)


def reciprocal_hypotenuse(type: Scalar, x: float, y: float) -> float:
    if max(abs(x), abs(y)) > 2.0**1020 and math.isfinite(x) and math.isfinite(y):
        return 1.0 / math.hypot(x / 4.0, y / 4.0) / 4.0  # the root itself leaves the type
    return divide(type, 1.0, math.hypot(x, y))


def expm1(type: Scalar, x: float) -> float:
    try:
        return math.expm1(x)
    except OverflowError:
        return math.inf


def cube_root(type: Scalar, x: float) -> float:
    """Return the root rounded once, from integers: the C library's is off by up to 4 ulp."""
    if x == 0 or not math.isfinite(x):
        return x
    mantissa, exponent = math.frexp(abs(x))
    exponent -= 53
    shift = 120 + exponent % 3
    cube = int(mantissa * 2.0**53) << shift
    root = int(math.cbrt(cube))
    root = (2 * root + cube // (root * root)) // 3
    while root**3 > cube:
        root -= 1
    while (root + 1) ** 3 <= cube:
        root += 1
    # 58 bits of the root and one that tells whether there are more: a float rounds them once.
    whole = 2 * root + (root**3 != cube)
    return math.copysign(math.ldexp(float(whole), (exponent - shift) // 3 - 1), x)
