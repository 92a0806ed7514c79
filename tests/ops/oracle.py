"""From a row's data to what tests need: the oracle behind `reference`, strategies from `samples`, distances in ulp."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy
from hypothesis import strategies as st

from runtime.reference.rows import factory
from transpile.ir.host import numpy_dtype, round_to
from transpile.ir.types import SCALARS, Scalar, integer_range
from transpile.ops.row import Number, Range, Row

SPECIAL = (math.nan, math.inf, -math.inf, 0.0, -0.0)
PRECISION = {"f16": (11, -24), "bf16": (8, -133), "f32": (24, -149), "f64": (53, -1074)}
"""Bits of the significand, and the exponent of the least number."""


def lead_types(row: Row) -> list[Scalar]:
    """Return every scalar type that the leading operand takes, but ``index``, whose width isn't known."""
    lead = row.sig.same[0] if row.sig.same else 0
    return [SCALARS[name] for name in sorted(row.sig.operands[lead] - {"index"})]


def operand_types(row: Row, lead: Scalar) -> list[Scalar]:
    """Return the type of each operand, given the leading one's."""
    return [
        lead if position in row.sig.same else SCALARS[min(allowed)]
        for position, allowed in enumerate(row.sig.operands)
    ]


def numbers(type: Scalar, sample: Range | None) -> st.SearchStrategy[Number]:
    """Draw numbers that `type` holds, inside the row's domain."""
    if type.is_bool:
        return st.booleans()
    if type.is_integer:
        low, high = integer_range(type)
        if sample is not None:
            low, high = max(low, int(sample.low)), min(high, int(sample.high))
        return st.integers(low, high) | st.sampled_from(sorted({low, min(max(0, low), high), high}))
    if sample is None:
        return st.floats(width=64).map(lambda x: round_to(type, x)) | st.sampled_from(SPECIAL)
    inside = st.floats(sample.low, sample.high).map(lambda x: round_to(type, x))
    return inside | st.sampled_from(SPECIAL) if sample.special else inside


def spread(row: Row) -> tuple[Range | None, ...]:
    """Return one sample range for each operand."""
    samples = row.samples or (None,)
    return samples * len(row.sig.operands) if len(samples) == 1 else samples


def operands(row: Row, lead: Scalar) -> st.SearchStrategy[tuple[Number, ...]]:
    types = operand_types(row, lead)
    return st.tuples(*[numbers(t, s) for t, s in zip(types, spread(row), strict=True)])


def edges(type: Scalar) -> tuple[Number, ...]:
    """Return the numbers where rules change: zeros, ones, ends of the range, NaN."""
    if type.is_bool:
        return (False, True)
    if type.is_integer:
        low, high = integer_range(type)
        return tuple(
            sorted({low, high, 0, 1, 2, type.bits - 1, type.bits, max(low, -1), max(low, -7)})
        )
    return (*SPECIAL, 1.0, -1.0, 0.5, -2.5, 3.0)


def within(number: Number, sample: Range | None, type: Scalar) -> bool:
    if sample is None or sample.low <= number <= sample.high:
        return True
    return sample.special and type.is_float and not math.isfinite(number)


def oracle(row: Row, lead: Scalar) -> Callable[..., Number]:
    """Return the function behind `reference`, on Python numbers: integers in their type, floats as f64."""
    library, _, name = (row.reference or "").partition(":")
    if library == "reference":
        return factory(name)(lead)
    if library == "math":
        return getattr(math, name)  # type: ignore[no-any-return]
    assert library == "numpy", row.reference
    function = getattr(numpy, name)
    types = operand_types(row, lead)

    def compute(*arguments: Number) -> Number:
        wide = [numpy.float64 if t.is_float else numpy_dtype(t).type for t in types]
        with numpy.errstate(all="ignore"):
            result = function(*[w(a) for w, a in zip(wide, arguments, strict=True)])
        return result.item()  # type: ignore[no-any-return]

    return compute


def distance(type: Scalar, a: float, b: float) -> float:
    """Return how far two floats of `type` are apart, in units of the last place of the second."""
    if a == b or (a != a and b != b):
        return 0.0
    if not math.isfinite(a) or not math.isfinite(b):
        return math.inf
    precision, least = PRECISION[type.name]
    _, exponent = math.frexp(b)
    return abs(a - b) / math.ldexp(1.0, max(exponent - precision, least) if b else least)
