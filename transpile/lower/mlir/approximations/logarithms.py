"""log, log2, log10, log1p and pow.

``log(x) = e * ln 2 + log(m)`` with ``m`` in [sqrt(1/2), sqrt(2)); ``log(m)`` is Cephes' polynomial
(Moshier, logf).
"""

from __future__ import annotations

import math

from transpile.ir.types import f32, f64, i32
from transpile.lower.mlir.approximations.exponentials import LN2_HIGH, LN2_LOW, exp2
from transpile.lower.mlir.approximations.floats import Floats

LOG = (
    7.0376836292e-2,
    -1.1514610310e-1,
    1.1676998740e-1,
    -1.2420140846e-1,
    1.4249322787e-1,
    -1.6668057665e-1,
    2.0000714765e-1,
    -2.4999993993e-1,
    3.3333331174e-1,
)
"""``log(1 + f) = f - f**2 / 2 + f**3 * LOG(f)``."""
ROOT_HALF_BITS = 0x3F3504F3


def _split(f: Floats, x: str) -> tuple[str, str]:
    """Return the exponent as a float and the mantissa; subnormal numbers are scaled up first."""
    tiny = f.compare("olt", x, f.number(2.0**-126), "tiny")
    scaled = f.select(tiny, f.mul(x, f.number(2.0**23)), x, "scaled")
    bits = f.whole("subi", f.bits(scaled), f.integer(ROOT_HALF_BITS), "from_root")
    exponent = f.from_integer(f.whole("shrsi", bits, f.integer(23)), "exponent")
    exponent = f.select(tiny, f.sub(exponent, f.number(23.0)), exponent, "exponent")
    low = f.whole("andi", bits, f.integer(0x7FFFFF))
    mantissa = f.from_bits(f.whole("addi", low, f.integer(ROOT_HALF_BITS)), "mantissa")
    return exponent, mantissa


def _log_of_mantissa(f: Floats, mantissa: str) -> tuple[str, str]:
    """Return ``m - 1`` and the rest of ``log(m)``."""
    above = f.sub(mantissa, f.number(1.0), "above")
    square = f.mul(above, above, "square")
    cube = f.mul(square, above, "cube")
    rest = f.fma(square, f.number(-0.5), f.mul(cube, f.polynomial(above, LOG)), "rest")
    return above, rest


def _edges(f: Floats, x: str, result: str) -> str:
    """NaN below zero, minus infinity at zero; infinity and NaN stay."""
    infinity = f.number(math.inf)
    finite = f.compare("olt", x, infinity, "finite")
    result = f.select(finite, result, x)
    result = f.select(f.compare("oeq", x, f.number(0.0), "zero"), f.number(-math.inf), result)
    return f.select(
        f.compare("olt", x, f.number(0.0), "negative"), f.number(math.nan), result, "result"
    )


def log(f: Floats, x: str) -> str:
    exponent, mantissa = _split(f, x)
    above, rest = _log_of_mantissa(f, mantissa)
    low = f.fma(exponent, f.number(LN2_LOW), rest)
    return _edges(f, x, f.fma(exponent, f.number(LN2_HIGH), f.add(above, low)))


def _other_base(
    f: Floats, x: str, factor_high: float, factor_low: float, ln2_high: float, ln2_low: float
) -> str:
    """``log(m)`` times a factor in two parts, plus the exponent times the logarithm of 2."""
    exponent, mantissa = _split(f, x)
    above, rest = _log_of_mantissa(f, mantissa)
    low = f.mul(rest, f.number(factor_low + factor_high))
    low = f.fma(above, f.number(factor_low), low)
    low = f.fma(exponent, f.number(ln2_low), low) if ln2_low else low
    high = f.fma(above, f.number(factor_high), low)
    return _edges(f, x, f.fma(exponent, f.number(ln2_high), high))


def log2(f: Floats, x: str) -> str:
    return _other_base(f, x, 1.44140625, 1 / math.log(2) - 1.44140625, 1.0, 0.0)


def log10(f: Floats, x: str) -> str:
    high = 0.30078125
    return _other_base(f, x, 0.43359375, 1 / math.log(10) - 0.43359375, high, math.log10(2) - high)


def log1p(f: Floats, x: str) -> str:
    """``log(u) + (x - (u - 1)) / u`` with ``u = 1 + x``: what rounding took from x comes back."""
    u = f.add(x, f.number(1.0), "u")
    lost = f.sub(x, f.sub(u, f.number(1.0)), "lost")
    plain = log(f, u)
    corrected = f.add(plain, f.div(lost, u), "corrected")
    inside = f.both(
        f.compare("ogt", u, f.number(0.0)), f.compare("olt", x, f.number(math.inf)), "inside"
    )
    result = f.select(inside, corrected, plain)
    return f.select(f.compare("oeq", x, f.number(0.0)), x, result, "result")


def power(f: Floats, x: str, y: str) -> str:
    """``2**(y * log2(|x|))`` with the logarithm in f64, then the edges of IEEE 754's pow."""
    size = f.size(x)
    product = _exponent(f, size, y)
    result = exp2_of_f64(f, product)
    one, zero = f.number(1.0), f.number(0.0)
    infinity = f.number(math.inf)
    whole = f.compare("oeq", f.n.unary("math.trunc", y, f32), y, "whole")
    half = f.mul(y, f.number(0.5))
    even = f.compare("oeq", f.n.unary("math.trunc", half, f32), half, "even")
    odd = f.both(whole, f.n.emit(f"arith.xori {even}, {_true(f)} : {_mask(f)}"), "odd")
    upward = f.compare("ogt", y, zero, "upward")
    result = f.select(f.compare("oeq", x, zero), f.select(upward, zero, infinity), result)
    result = f.select(f.compare("oeq", size, infinity), f.select(upward, infinity, zero), result)
    negative = f.n.compare("slt", f.bits(x), f.integer(0), i32, "negative")
    result = f.select(f.both(negative, odd), f.negate(result), result)
    finite_negative = f.both(f.compare("olt", x, zero), f.compare("one", size, infinity))
    fraction = f.both(
        f.n.emit(f"arith.xori {whole}, {_true(f)} : {_mask(f)}"),
        f.compare("one", f.size(y), infinity),
    )
    result = f.select(f.both(finite_negative, fraction), f.number(math.nan), result)
    endless = f.compare("oeq", f.size(y), infinity, "endless")
    grows = f.n.compare("eq", _bit(f, f.compare("ogt", size, one)), _bit(f, upward), i32)
    result = f.select(endless, f.select(grows, infinity, zero), result)
    result = f.select(f.both(endless, f.compare("oeq", size, one)), one, result)
    unordered = f.compare("uno", x, y)
    result = f.select(unordered, f.add(x, y), result)
    trivial = f.either(f.compare("oeq", y, zero), f.compare("oeq", x, one), "trivial")
    return f.select(trivial, one, result, "result")


def _mask(f: Floats) -> str:
    return "i1" if f.n.lanes == 1 else f"vector<{f.n.lanes}xi1>"


def _true(f: Floats) -> str:
    return f.n.text.raw_constant(_mask(f), "true", f.n.lanes)


def _bit(f: Floats, condition: str) -> str:
    return f.n.emit(f"arith.extui {condition} : {_mask(f)} to {f.n.type(i32)}")


LOG2_TERMS = tuple(2 / math.log(2) / odd for odd in (15, 13, 11, 9, 7, 5, 3, 1))
"""``log2(m) = s * LOG2_TERMS(s**2)`` with ``s = (m - 1) / (m + 1)``: the series of atanh."""


def _exponent(f: Floats, size: str, y: str) -> str:
    """``y * log2(size)`` in f64, kept where `exp2_of_f64` can take it."""
    n = f.n
    exponent, mantissa = _split(f, size)
    m = n.cast("arith.extf", mantissa, f32, f64)
    one = n.constant(f64, 1.0)
    s = n.binary(
        "arith.divf",
        n.binary("arith.subf", m, one, f64),
        n.binary("arith.addf", m, one, f64),
        f64,
        "s",
    )
    square = n.binary("arith.mulf", s, s, f64, "s_square")
    value = n.constant(f64, LOG2_TERMS[0])
    for term in LOG2_TERMS[1:]:
        value = n.fma(value, square, n.constant(f64, term), f64, "series")
    logarithm = n.fma(value, s, n.cast("arith.extf", exponent, f32, f64), f64, "logarithm")
    product = n.binary("arith.mulf", logarithm, n.cast("arith.extf", y, f32, f64), f64, "product")
    low = n.binary("arith.maximumf", product, n.constant(f64, -160.0), f64)
    return n.binary("arith.minimumf", low, n.constant(f64, 140.0), f64)


def exp2_of_f64(f: Floats, product: str) -> str:
    """2**product: the whole part apart, in f64, so that the fraction keeps its bits."""
    n = f.n
    whole = n.unary("math.roundeven", product, f64, "whole_part")
    rest = n.cast("arith.truncf", n.binary("arith.subf", product, whole, f64), f64, f32, "rest")
    power = exp2(f, rest)
    k = n.cast("arith.truncf", whole, f64, f32)
    half = n.unary("math.floor", f.mul(k, f.number(0.5)), f32, "half")
    return f.mul(f.mul(power, exp2(f, half)), exp2(f, f.sub(k, half)), "power")
