"""Plane ops on concrete numbers: the live units of a plane meet and look at what each brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transpile.ir import core
from transpile.ir.host import round_to
from transpile.ir.types import Scalar, element_of
from transpile.ops.table import TABLE

if TYPE_CHECKING:
    from transpile.eager.context import EagerContext

REDUCTIONS = {"plane_sum": "add", "plane_prod": "mul", "plane_min": "min", "plane_max": "max"}


def plane_op(cx: EagerContext, op: core.Apply, args: list[Any]) -> Any:
    """Carry out one plane op for the calling unit."""
    unit = cx.unit_pos
    brought = cx.cube.meet(unit, "plane", args)
    plane = cx.cube.plane
    first = unit // plane * plane
    lanes = {u - first: values for u, values in brought.items()}
    mine = unit - first
    element = element_of(op.result.type)  # type: ignore[arg-type]
    name = op.op
    if name == "plane_elect":
        return mine == min(lanes)
    if name == "plane_all":
        return all(v[0] for v in lanes.values())
    if name == "plane_any":
        return any(v[0] for v in lanes.values())
    if name == "plane_ballot":
        bits = sum(1 << lane for lane, v in lanes.items() if v[0])
        return tuple((bits >> (32 * word)) & 0xFFFFFFFF for word in range(4))
    if name in REDUCTIONS:
        return _reduce(element, REDUCTIONS[name], [lanes[k][0] for k in sorted(lanes)])
    if "inclusive" in name or "exclusive" in name:
        row = "add" if name.endswith("sum") else "mul"
        last = mine if "inclusive" in name else mine - 1
        values = [lanes[k][0] for k in sorted(lanes) if k <= last]
        start = round_to(element, 0 if row == "add" else 1)
        return _reduce(element, row, [start, *values])
    source = _source(name, mine, args)
    return lanes[source][0] if source in lanes else args[0]


def _reduce(element: Scalar, row: str, values: list[Any]) -> Any:
    fold = TABLE[row].fold
    assert fold is not None
    result = values[0]
    for value in values[1:]:
        if isinstance(result, tuple):
            result = tuple(
                rounded(element, fold(element, a, b)) for a, b in zip(result, value, strict=True)
            )
        else:
            result = rounded(element, fold(element, result, value))
    return result


def rounded(element: Scalar, number: bool | int | float | None) -> bool | int | float:
    """Round the number that a row's folding gave; on concrete numbers it always gives one."""
    assert number is not None
    return round_to(element, number)


def _source(name: str, mine: int, args: list[Any]) -> int:
    by = int(args[1])
    return {
        "plane_broadcast": by, "plane_shuffle": by, "plane_shuffle_xor": mine ^ by,
        "plane_shuffle_up": mine - by, "plane_shuffle_down": mine + by,
    }[name]  # fmt: skip
