"""The bits of a vector as lanes of another width: ``bitcast(f32x4, Vector[u8, 16])``.

The first lane holds the lowest bits, as in memory. Targets cast lanes one by one only, so lanes are cut and joined as
unsigned integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from transpile.expand.operators import apply
from transpile.expand.value import Value
from transpile.ir.core import Bitcast, Cast, Construct, Extract
from transpile.ir.types import Scalar, Vector, element_of, scalar, u32, width_of
from transpile.ir.values import Constant
from transpile.ir.values import Value as IRValue

if TYPE_CHECKING:
    from transpile.expand.context import Context

CUT = (8, 16, 32, 64)
"""Bits of lanes that there are unsigned integers for."""


def regrouped(cx: Context, value: Value, wanted: Scalar | Vector) -> Value | None:
    """Return the bits of `value` as `wanted`, or ``None`` if that has more or fewer."""
    given, element = value.element, element_of(wanted)
    assert isinstance(given, Scalar)
    fits = given.bits * value.width == element.bits * width_of(wanted)
    if not fits or given.is_bool or element.is_bool or {given.bits, element.bits} - set(CUT):
        return None
    if element.bits < given.bits:
        lanes = [part for lane in _lanes(cx, value) for part in _cut(cx, lane, element)]
    else:
        whole, count = _lanes(cx, value), element.bits // given.bits
        lanes = [_joined(cx, whole[at : at + count], element) for at in range(0, len(whole), count)]
    if len(lanes) == 1:
        return cx.wrap(lanes[0])
    result = IRValue(wanted)
    cx.emit(Construct(tuple(lanes), result, span=cx.span()))
    return cx.wrap(result)


def _lanes(cx: Context, value: Value) -> list[IRValue]:
    """Return the lanes as unsigned integers."""
    assert isinstance(value.element, Scalar)
    lanes = [value.ir]
    if value.width > 1:
        lanes = [IRValue(value.element) for _ in range(value.width)]
        for number, lane in enumerate(lanes):
            cx.emit(Extract(value.ir, Constant(u32, number), lane, span=cx.span()))
    return [_bits(cx, lane, scalar(f"u{value.element.bits}")) for lane in lanes]


def _cut(cx: Context, lane: IRValue, element: Scalar) -> list[IRValue]:
    assert isinstance(lane.type, Scalar)
    parts = []
    for at in range(0, lane.type.bits, element.bits):
        moved = lane
        if at:
            moved = apply(cx, "shr_masked", [lane, Constant(lane.type, at)], lane.type, 1).ir
        part = IRValue(scalar(f"u{element.bits}"))
        cx.emit(Cast(moved, part, span=cx.span()))
        parts.append(_bits(cx, part, element))
    return parts


def _joined(cx: Context, lanes: list[IRValue], element: Scalar) -> IRValue:
    whole = scalar(f"u{element.bits}")
    joined: IRValue | None = None
    for number, lane in enumerate(lanes):
        assert isinstance(lane.type, Scalar)
        part = IRValue(whole)
        cx.emit(Cast(lane, part, span=cx.span()))
        if joined is None:
            joined = part
            continue
        at = Constant(whole, number * lane.type.bits)
        moved = apply(cx, "shl_masked", [part, at], whole, 1).ir
        joined = apply(cx, "bit_or", [joined, moved], whole, 1).ir
    assert joined is not None
    return _bits(cx, joined, element)


def _bits(cx: Context, value: IRValue, type: Scalar) -> IRValue:
    if value.type == type:
        return value
    result = IRValue(type)
    cx.emit(Bitcast(value, result, span=cx.span()))
    return result
