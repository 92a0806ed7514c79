"""Functions of f64 that the platform's library lacks or does badly.

MLIR would expand expm1 and log1p to ``exp(x) - 1`` and ``log(1 + x)``. What rounding took from ``e = exp(x)`` comes
back as a factor near 1, ``(e - 1) * x / log(e)`` (W. Kahan's formula, in Higham, Accuracy and Stability of Numerical
Algorithms, 1.14), what it took from ``u = 1 + x`` as a share of `u`, ``log(u) + lost / u``: a factor errs by 2.3 ulp.

The cube root of glibc errs by almost 4 ulp; this one by less than 0.67, as FreeBSD's ``s_cbrt.c``, whose method and
numbers it has.
"""

from __future__ import annotations

import math

from transpile.ir.types import bool_ as BOOL
from transpile.ir.types import f64, u64
from transpile.lower.mlir.numbers import Numbers


def expm1(n: Numbers, x: str) -> str:
    one, minus_one = n.constant(f64, 1.0), n.constant(f64, -1.0)
    e = n.emit(n.call("exp", f64, n.lanes, (x,)), "e")
    below = n.binary("arith.subf", e, one, f64, "below")
    log = n.emit(n.call("log", f64, n.lanes, (e,)), "log")
    factor = n.binary("arith.divf", x, log, f64, "factor")
    result = n.binary("arith.mulf", below, factor, f64)
    result = n.select(n.compare("oeq", below, minus_one, f64), minus_one, result, f64)
    infinite = n.compare("oeq", e, n.constant(f64, math.inf), f64, "infinite")
    result = n.select(infinite, e, result, f64)
    return n.select(n.compare("oeq", e, one, f64, "tiny"), x, result, f64, "result")


def log1p(n: Numbers, x: str) -> str:
    one = n.constant(f64, 1.0)
    u = n.binary("arith.addf", x, one, f64, "u")
    # Both are exact, each where it is chosen; nothing is lost of -1, whose logarithm is infinite.
    below = n.binary("arith.subf", x, n.binary("arith.subf", u, one, f64), f64, "below")
    above = n.binary("arith.subf", one, n.binary("arith.subf", u, x, f64), f64, "above")
    lost = n.select(n.compare("olt", x, one, f64), below, above, f64, "lost")
    share = n.binary("arith.divf", lost, u, f64, "share")
    share = n.select(n.compare("oeq", lost, n.constant(f64, 0.0), f64), lost, share, f64, "share")
    log = n.emit(n.call("log", f64, n.lanes, (u,)), "log")
    result = n.binary("arith.addf", log, share, f64)
    infinite = n.compare("oeq", u, n.constant(f64, math.inf), f64, "infinite")
    result = n.select(infinite, u, result, f64)
    return n.select(n.compare("oeq", u, one, f64, "tiny"), x, result, f64, "result")


CUBE_ROOT = (
    1.87595182427177009643,
    -1.88497979543377169875,
    1.621429720105354466140,
    -0.758397934778766047437,
    0.145996192886612446982,
)
"""The polynomial ``1 / cbrt(r)`` for the `r` that the first guess leaves."""
EXPONENT_BIAS = 715094163
"""What a third of the upper half of the bits lacks to those of the root: ``(1023 - 1023 / 3 - 0.03307) * 2**20``."""


def cbrt(n: Numbers, x: str) -> str:
    """A third of the exponent guesses to 5 bits, a polynomial makes them 23, and one step of Newton's 53."""
    size = n.unary("math.absf", x, f64, "size")
    small = n.compare("olt", size, n.constant(f64, 2.0**-1022), f64, "small")
    scaled = n.binary("arith.mulf", size, n.constant(f64, 2.0**54), f64, "scaled")
    a = n.select(small, scaled, size, f64, "a")

    bits = n.cast("arith.bitcast", a, f64, u64, "bits")
    high = n.binary("arith.shrui", bits, n.constant(u64, 32), u64, "high")
    third = n.binary("arith.muli", high, n.constant(u64, 0xAAAAAAAB), u64)
    third = n.binary("arith.shrui", third, n.constant(u64, 33), u64, "third")
    guess = n.binary("arith.addi", third, n.constant(u64, EXPONENT_BIAS), u64)
    guess = n.binary("arith.shli", guess, n.constant(u64, 32), u64)
    t = n.cast("arith.bitcast", guess, u64, f64, "t")

    square = n.binary("arith.mulf", t, t, f64, "square")
    r = n.binary("arith.mulf", square, n.binary("arith.divf", t, a, f64), f64, "r")
    factor = n.constant(f64, CUBE_ROOT[-1])
    for coefficient in reversed(CUBE_ROOT[:-1]):
        factor = n.fma(factor, r, n.constant(f64, coefficient), f64, "factor")
    t = n.binary("arith.mulf", t, factor, f64, "t")
    # Rounded to 23 bits, so that its square is exact.
    bits = n.cast("arith.bitcast", t, f64, u64, "bits")
    bits = n.binary("arith.addi", bits, n.constant(u64, 0x80000000), u64)
    bits = n.binary("arith.andi", bits, n.constant(u64, 0xFFFFFFFFC0000000), u64)
    t = n.cast("arith.bitcast", bits, u64, f64, "t")

    square = n.binary("arith.mulf", t, t, f64, "square")
    quotient = n.binary("arith.divf", a, square, f64, "quotient")
    above = n.binary("arith.subf", quotient, t, f64, "above")
    slope = n.binary("arith.addf", n.binary("arith.addf", t, t, f64), quotient, f64, "slope")
    step = n.binary("arith.divf", above, slope, f64, "step")
    root = n.fma(t, step, t, f64, "root")
    unscaled = n.binary("arith.mulf", root, n.constant(f64, 2.0**-18), f64)
    root = n.select(small, unscaled, root, f64, "root")
    root = n.binary("math.copysign", root, x, f64, "root")
    nonzero = n.compare("ogt", size, n.constant(f64, 0.0), f64, "nonzero")
    finite = n.compare("olt", size, n.constant(f64, math.inf), f64, "finite")
    ordinary = n.emit(f"arith.andi {nonzero}, {finite} : {n.type(BOOL)}", "ordinary")
    return n.select(ordinary, root, x, f64, "result")
