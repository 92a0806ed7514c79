"""expm1 and log1p of f64, which MLIR would expand to ``exp(x) - 1`` and ``log(1 + x)``.

What rounding took from the argument comes back as a factor near 1 (W. Kahan's formulas, in Higham, Accuracy and
Stability of Numerical Algorithms, 1.14): ``(e - 1) * x / log(e)`` with ``e = exp(x)``, and
``log(u) * x / (u - 1)`` with ``u = 1 + x``.
"""

from __future__ import annotations

import math

from transpile.ir.types import f64
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
    log = n.emit(n.call("log", f64, n.lanes, (u,)), "log")
    factor = n.binary("arith.divf", x, n.binary("arith.subf", u, one, f64), f64, "factor")
    result = n.binary("arith.mulf", log, factor, f64)
    infinite = n.compare("oeq", u, n.constant(f64, math.inf), f64, "infinite")
    result = n.select(infinite, u, result, f64)
    return n.select(n.compare("oeq", u, one, f64, "tiny"), x, result, f64, "result")
