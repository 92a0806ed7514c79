"""Exact results of rows, in a type whose own error is below a hundredth of an ulp: ``row -> function of wide arrays``.

That is f64 for the other types, and for f64 the `long double` of the C library, where it has at least 64 bits.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import mpmath
import numpy as np

from tests.ops.kernels import LANES, is_across
from transpile.ir.types import Scalar
from transpile.ops.row import Row

Array = np.ndarray
HAS_WIDER = np.finfo(np.longdouble).nmant >= 63
"""Whether there is a type with more bits than f64 has."""


def widened(numbers: Array, type: Scalar) -> Array:
    """Return numbers of `type` in the type that exact results are computed in."""
    return numbers.astype(np.longdouble if type.name == "f64" else np.float64)


def exact(row: Row) -> Callable[..., Array]:
    """Return the function on `widened` arrays; rows across lanes take and give their lanes in order."""
    if row.name in OWN:
        return across(OWN[row.name]) if is_across(row) else OWN[row.name]
    library, _, name = (row.reference or "").partition(":")
    assert library == "numpy", row.name
    function: Callable[..., Array] = getattr(np, name)
    return function


def across(function: Callable[..., Array]) -> Callable[..., Array]:
    return lambda *lanes: function(*[a.reshape(-1, LANES) for a in lanes]).ravel()


def fused(a: Array, b: Array, c: Array) -> Array:
    """Return ``a * b + c``, whose parts are exact (T. Dekker, 1971): factors of f64 have less than twice 32 bits."""
    a, b, c = (x.astype(np.longdouble) for x in (a, b, c))
    product = a * b
    a_high, b_high = upper(a), upper(b)
    a_low, b_low = a - a_high, b - b_high
    lost = ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low
    total = product + c
    part = total - product
    return total + ((product - (total - part)) + (c - part) + lost)


def upper(x: Array) -> Array:
    """Return the first 32 bits."""
    shifted = x * np.longdouble(2.0**32 + 1.0)
    return shifted - (shifted - x)


def error_function(x: Array) -> Array:
    if x.dtype != np.longdouble:
        return np.vectorize(math.erf, otypes=[np.float64])(x)
    with mpmath.workprec(80):
        found = [mpmath.erf(float(number)) for number in x]
        high = np.array([float(number) for number in found])
        low = [float(number - float(number)) for number in found]
        return high.astype(np.longdouble) + np.array(low, np.longdouble)


OWN: dict[str, Callable[..., Array]] = {
    "erf": error_function,
    "fma": fused,
    "pow": np.power,
    "rsqrt": lambda x: 1.0 / np.sqrt(x),
    "cbrt": np.cbrt,
    "rhypot": lambda x, y: 1.0 / np.hypot(x, y),
    "vector_sum": lambda x: x.sum(-1),
    "dot": lambda x, y: (x * y).sum(-1),
    "magnitude": lambda x: np.sqrt((x * x).sum(-1)),
    "normalize": lambda x: x / np.sqrt((x * x).sum(-1, keepdims=True)),
}
