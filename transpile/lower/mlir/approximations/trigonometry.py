"""sin, cos, tan and their inverses.

Arguments are reduced by multiples of pi/2 in three parts with fma (Cody and Waite), good up to
`LIMIT`; beyond, the platform's function is called, lane by lane. Polynomials are Cephes' (Moshier:
sinf, cosf, atanf, asinf).
"""

from __future__ import annotations

import math

from transpile.ir.types import f32, i32
from transpile.lower.mlir.approximations.floats import Floats

LIMIT = 100000.0
HALF_PI = (1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15)
"""pi/2 in three parts of 24 bits each."""
SIN = (-1.9515295891e-4, 8.3321608736e-3, -1.6666654611e-1)
COS = (2.443315711809948e-5, -1.388731625493765e-3, 4.166664568298827e-2)
ATAN = (8.05374449538e-2, -1.38776856032e-1, 1.99777106478e-1, -3.33329491539e-1)
ASIN = (4.2163199048e-2, 2.4181311049e-2, 4.5470025998e-2, 7.4953002686e-2, 1.6666752422e-1)


def _reduced(f: Floats, size: str) -> tuple[str, str]:
    """Return the rest in [-pi/4, pi/4] and the number of quarter turns."""
    k = f.nearest(f.mul(size, f.number(2 / math.pi)), "k")
    r = f.fma(k, f.number(-HALF_PI[0]), size, "r")
    r = f.fma(k, f.number(-HALF_PI[1]), r, "r")
    r = f.fma(k, f.number(-HALF_PI[2]), r, "r")
    quarter = f.n.cast("arith.fptosi", f.at_most(k, 1e6), f32, i32, "quarter")
    return r, quarter


def _sine(f: Floats, r: str, square: str) -> str:
    return f.fma(f.mul(r, square), f.polynomial(square, SIN), r, "sine")


def _cosine(f: Floats, square: str) -> str:
    tail = f.mul(f.mul(square, square), f.polynomial(square, COS))
    return f.add(f.fma(square, f.number(-0.5), tail), f.number(1.0), "cosine")


def _bit(f: Floats, value: str, mask: int, hint: str) -> str:
    return f.n.compare("ne", f.whole("andi", value, f.integer(mask)), f.integer(0), i32, hint)


def _beyond(f: Floats, name: str, x: str, size: str, result: str) -> str:
    """Call the platform's function if a lane lies beyond the range; infinities and NaN too."""
    n = f.n
    far = n.compare("uge", size, f.number(LIMIT), f32, "far")
    type = n.type(f32)
    any_far = far
    if n.lanes > 1:
        any_far = n.emit(f"vector.reduction <or>, {far} : vector<{n.lanes}xi1> into i1", "any_far")
    chosen = n.text.name("result")
    with n.text.block(f"{chosen} = scf.if {any_far} -> ({type}) {{", None):
        exact = n.emit(f"math.{name} {x} : {type}", "exact")
        n.text.line(f"scf.yield {n.select(far, exact, result, f32)} : {type}")
    with n.text.block("} else {"):
        n.text.line(f"scf.yield {result} : {type}")
    return chosen


def sin(f: Floats, x: str) -> str:
    size = f.size(x)
    r, quarter = _reduced(f, size)
    square = f.mul(r, r, "square")
    odd = _bit(f, quarter, 1, "odd")
    value = f.select(odd, _cosine(f, square), _sine(f, r, square), "value")
    turned = f.whole("shli", f.whole("andi", quarter, f.integer(2)), f.integer(30), "turned")
    sign = f.whole("andi", f.bits(x), f.integer(-0x80000000), "sign")
    flipped = f.whole("xori", f.bits(value), f.whole("xori", turned, sign))
    return _beyond(f, "sin", x, size, f.from_bits(flipped, "near"))


def cos(f: Floats, x: str) -> str:
    size = f.size(x)
    r, quarter = _reduced(f, size)
    square = f.mul(r, r, "square")
    odd = _bit(f, quarter, 1, "odd")
    value = f.select(odd, _sine(f, r, square), _cosine(f, square), "value")
    ahead = f.whole("addi", quarter, f.integer(1))
    turned = f.whole("shli", f.whole("andi", ahead, f.integer(2)), f.integer(30), "turned")
    return _beyond(f, "cos", x, size, f.from_bits(f.whole("xori", f.bits(value), turned), "near"))


def tan(f: Floats, x: str) -> str:
    size = f.size(x)
    r, quarter = _reduced(f, size)
    square = f.mul(r, r, "square")
    sine, cosine = _sine(f, r, square), _cosine(f, square)
    odd = _bit(f, quarter, 1, "odd")
    above = f.select(odd, f.negate(cosine), sine)
    value = f.div(above, f.select(odd, sine, cosine), "value")
    sign = f.whole("andi", f.bits(x), f.integer(-0x80000000), "sign")
    return _beyond(f, "tan", x, size, f.from_bits(f.whole("xori", f.bits(value), sign), "near"))


def _small_atan(f: Floats, x: str) -> str:
    square = f.mul(x, x, "square")
    return f.fma(f.mul(x, square), f.polynomial(square, ATAN), x)


def atan(f: Floats, x: str) -> str:
    """Arguments above tan(pi/8) are turned by pi/4 or pi/2."""
    size = f.size(x)
    large = f.compare("ogt", size, f.number(math.tan(3 * math.pi / 8)), "large")
    middle = f.compare("ogt", size, f.number(math.tan(math.pi / 8)), "middle")
    one = f.number(1.0)
    above = f.select(large, f.number(-1.0), f.select(middle, f.sub(size, one), size))
    below = f.select(large, size, f.select(middle, f.add(size, one), one))
    base = f.select(
        large, f.number(math.pi / 2), f.select(middle, f.number(math.pi / 4), f.number(0.0)), "base"
    )
    return f.with_sign(f.add(base, _small_atan(f, f.div(above, below, "turned"))), x, "result")


def atan2(f: Floats, y: str, x: str) -> str:
    """The angle of the point (x, y): atan of the smaller over the larger, put in its octant."""
    width, height = f.size(x, "width"), f.size(y, "height")
    low, high = f.least(width, height, "low"), f.most(width, height, "high")
    equal = f.compare("oeq", low, high, "equal")
    ratio = f.select(equal, f.number(1.0), f.div(low, high), "ratio")
    ratio = f.select(f.compare("oeq", high, f.number(0.0)), f.number(0.0), ratio)
    angle = atan(f, ratio)
    steep = f.compare("ogt", height, width, "steep")
    angle = f.select(steep, f.sub(f.number(math.pi / 2), angle), angle)
    left = f.n.compare("slt", f.bits(x), f.integer(0), i32, "left")
    angle = f.select(left, f.sub(f.number(math.pi), angle), angle, "angle")
    return f.with_sign(angle, y, "result")


def _asin_of(f: Floats, value: str, square: str) -> str:
    return f.fma(f.mul(value, square), f.polynomial(square, ASIN), value)


def _asin_parts(f: Floats, x: str) -> tuple[str, str]:
    """Return whether |x| > 1/2, and asin of |x| or of sqrt((1 - |x|) / 2)."""
    size = f.size(x)
    large = f.compare("ogt", size, f.number(0.5), "large")
    rest = f.fma(size, f.number(-0.5), f.number(0.5), "rest")
    square = f.select(large, rest, f.mul(size, size), "square")
    value = f.select(large, f.root(rest), size, "value")
    return large, _asin_of(f, value, square)


def asin(f: Floats, x: str) -> str:
    large, part = _asin_parts(f, x)
    turned = f.fma(part, f.number(-2.0), f.number(math.pi / 2))
    return f.with_sign(f.select(large, turned, part), x, "result")


def acos(f: Floats, x: str) -> str:
    large, part = _asin_parts(f, x)
    negative = f.compare("olt", x, f.number(0.0), "negative")
    twice = f.add(part, part, "twice")
    outer = f.select(negative, f.sub(f.number(math.pi), twice), twice, "outer")
    signed = f.with_sign(part, x)
    return f.select(large, outer, f.sub(f.number(math.pi / 2), signed), "result")
