"""Minimum and maximum that give NaN when an operand is NaN, as ``numpy.minimum`` does.

GLSL.std.450 has two kinds: of FMin the result is undefined for NaN, NMin gives the other operand. A comparison that is
true for unordered operands picks the first one, and one select more is needed for a NaN in the second.
"""

from __future__ import annotations

import math

from transpile.ir.types import element_of
from transpile.lower.spirv.emitter import Element, Emitter, Number


def extremum(
    cx: Emitter,
    type: Element,
    left: int,
    right: int,
    *,
    least: bool,
    left_number: Number | None = None,
    right_number: Number | None = None,
) -> int:
    """Return the least or greatest of two values; `left_number` and `right_number` are what is known of them."""
    scalar = cx.plain(element_of(type))
    if not scalar.is_float:
        name = f"{'S' if scalar.is_signed else 'U'}{'Min' if least else 'Max'}"
        return cx.ext(name, type, left, right)
    if _is_number(left_number):
        left, right, left_number, right_number = right, left, right_number, left_number
    order = "OpFUnordLessThan" if least else "OpFUnordGreaterThan"
    first = cx.select(type, cx.truth(order, type, left, right), left, right)
    if _is_number(right_number):
        return first
    number = cx.truth("OpFOrdEqual", type, right, right)
    return cx.select(type, number, first, right)


def unsigned_min(cx: Emitter, type: Element, left: int, right: int) -> int:
    """Return the lesser of two integers taken as unsigned, whatever their type."""
    if cx.plain(element_of(type)).bits >= 32:
        return cx.ext("UMin", type, left, right)
    return cx.select(type, cx.truth("OpULessThan", type, left, right), left, right)


def _is_number(value: Number | None) -> bool:
    return value is not None and not math.isnan(value)
