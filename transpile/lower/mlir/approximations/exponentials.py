"""exp, exp2, expm1 and what follows from them: tanh, sinh, cosh.

``e**x = 2**k * e**r`` with ``k = round(x / ln 2)`` and ``|r| <= ln(2) / 2``; ``e**r`` is Cephes'
polynomial (Moshier, expf). The power of two is applied in two halves, so that subnormal and
greatest results are right.
"""

from __future__ import annotations

import math

from transpile.lower.mlir.approximations.floats import Floats

LN2_HIGH = 0.693359375
LN2_LOW = -2.12194440e-4
EXP = (
    1.9875691500e-4,
    1.3981999507e-3,
    8.3334519073e-3,
    4.1665795894e-2,
    1.6666665459e-1,
    5.0000001201e-1,
)
"""``e**r = 1 + r + r**2 * EXP(r)``."""
SHIFT = 12582912.0
"""1.5 * 2**23: adding it leaves the nearest integer in the low bits."""


def _whole_part(f: Floats, x: str, factor: float) -> tuple[str, str]:
    """Return the integer nearest to ``x * factor``, as a float and as an integer."""
    shifted = f.fma(x, f.number(factor), f.number(SHIFT), "shifted")
    k = f.sub(shifted, f.number(SHIFT), "k")
    return k, f.whole("subi", f.bits(shifted), f.integer(0x4B400000), "k_int")


def _power_of_two(f: Floats, exponent: str, hint: str) -> str:
    """2**exponent, for exponents of normal numbers."""
    biased = f.whole("addi", exponent, f.integer(127))
    return f.from_bits(f.whole("shli", biased, f.integer(23)), hint)


def _scaled(f: Floats, value: str, k: str) -> str:
    half = f.whole("shrsi", k, f.integer(1), "half")
    first = f.mul(value, _power_of_two(f, half, "first"))
    return f.mul(first, _power_of_two(f, f.whole("subi", k, half), "second"), "result")


def _exp_of_rest(f: Floats, r: str) -> str:
    square = f.mul(r, r, "square")
    return f.add(f.fma(f.polynomial(r, EXP), square, r, "above_one"), f.number(1.0), "e")


def _rest(f: Floats, x: str, k: str) -> str:
    r = f.fma(k, f.number(-LN2_HIGH), x, "r")
    return f.fma(k, f.number(-LN2_LOW), r, "r")


def exp(f: Floats, x: str) -> str:
    x = f.at_most(f.at_least(x, -104.0), 89.0, "x_in")
    k, k_int = _whole_part(f, x, 1 / math.log(2))
    return _scaled(f, _exp_of_rest(f, _rest(f, x, k)), k_int)


def exp2(f: Floats, x: str) -> str:
    x = f.at_most(f.at_least(x, -151.0), 129.0, "x_in")
    k, k_int = _whole_part(f, x, 1.0)
    r = f.mul(f.sub(x, k), f.number(math.log(2)), "r")
    return _scaled(f, _exp_of_rest(f, r), k_int)


def expm1(f: Floats, x: str) -> str:
    """``2**k * (e**r - 1) + (2**k - 1)``, halved so that the greatest k does not overflow."""
    inside = f.at_most(f.at_least(x, -18.0), 89.0, "x_in")
    k, k_int = _whole_part(f, inside, 1 / math.log(2))
    r = _rest(f, inside, k)
    above_one = f.fma(f.polynomial(r, EXP), f.mul(r, r, "square"), r, "above_one")
    half = _power_of_two(f, f.whole("subi", k_int, f.integer(1)), "half_power")
    halved = f.fma(half, above_one, f.sub(half, f.number(0.5)))
    result = f.add(halved, halved, "result")
    tiny = f.compare("olt", f.size(x), f.number(2.0**-25), "tiny")
    return f.select(tiny, x, result, "result")


def tanh(f: Floats, x: str) -> str:
    """``t / (t + 2)`` with ``t = expm1(2 * |x|)``."""
    size = f.at_most(f.size(x), 10.0, "size")
    t = expm1(f, f.add(size, size, "twice"))
    return f.with_sign(f.div(t, f.add(t, f.number(2.0))), x, "result")


def _half_exp(f: Floats, size: str) -> str:
    """``e**size / 2`` without overflow where the result is finite."""
    root = exp(f, f.mul(size, f.number(0.5)))
    return f.mul(f.mul(root, f.number(0.5)), root, "half_exp")


def sinh(f: Floats, x: str) -> str:
    size = f.size(x)
    t = expm1(f, f.at_most(size, 44.0))
    small = f.mul(f.add(t, f.div(t, f.add(t, f.number(1.0)))), f.number(0.5), "small")
    large = f.compare("ogt", size, f.number(20.0), "large")
    return f.with_sign(f.select(large, _half_exp(f, size), small), x, "result")


def cosh(f: Floats, x: str) -> str:
    size = f.size(x)
    half = _half_exp(f, size)
    return f.add(half, f.div(f.number(0.25), half), "result")
