"""Plane ops: the values of all units of a plane in, one result for each unit out.

Every unit of the plane takes part (the uniformity pass sees to it), in the order of their places in the plane; the last
plane of a cube may be shorter. A lane that does not exist gives a unit its own value back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from runtime.reference.rows import maximum, minimum

Operands = Sequence[tuple[Any, ...]]
"""The operands of the op, one tuple for each unit."""
Combine = Callable[[Any, Any], Any]
PlaneFunction = Callable[[Operands, Combine, Any], list[Any]]
"""Takes the operands, how two values combine (rounded), and the neutral element of an exclusive scan."""


def _column(operands: Operands, number: int = 0) -> list[Any]:
    return [operand[number] for operand in operands]


def _elect(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    return [lane == 0 for lane in range(len(operands))]


def _from(choose: Callable[[int, int], int]) -> PlaneFunction:
    """Take the value of the lane that `choose` gives for a lane and the second operand."""

    def compute(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
        values = _column(operands)
        found = []
        for lane, (own, argument) in enumerate(operands):
            source = choose(lane, argument)
            found.append(values[source] if 0 <= source < len(values) else own)
        return found

    return compute


def _reduce(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    *_, total = accumulate(_column(operands), combine)
    return [total] * len(operands)


def _inclusive(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    return list(accumulate(_column(operands), combine))


def _exclusive(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    return list(accumulate(_column(operands)[:-1], combine, initial=neutral))


def _all(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    return [all(_column(operands))] * len(operands)


def _any(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    return [any(_column(operands))] * len(operands)


def _ballot(operands: Operands, combine: Combine, neutral: Any) -> list[Any]:
    mask = sum(1 << lane for lane, vote in enumerate(_column(operands)) if vote)
    words = tuple(mask >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96))
    return [words] * len(operands)


PLANES: dict[str, PlaneFunction] = {
    "plane_elect": _elect,
    "plane_broadcast": _from(lambda lane, argument: argument),
    "plane_shuffle": _from(lambda lane, argument: argument),
    "plane_shuffle_xor": _from(lambda lane, argument: lane ^ argument),
    "plane_shuffle_up": _from(lambda lane, argument: lane - argument),
    "plane_shuffle_down": _from(lambda lane, argument: lane + argument),
    "plane_sum": _reduce,
    "plane_prod": _reduce,
    "plane_min": _reduce,
    "plane_max": _reduce,
    "plane_inclusive_sum": _inclusive,
    "plane_exclusive_sum": _exclusive,
    "plane_inclusive_prod": _inclusive,
    "plane_exclusive_prod": _exclusive,
    "plane_all": _all,
    "plane_any": _any,
    "plane_ballot": _ballot,
}

COMBINES: dict[str, tuple[str, int]] = {
    name: ("mul", 1) if name.endswith("prod") else ("add", 0)
    for name in PLANES
    if name.endswith(("sum", "prod"))
}
"""Row that combines two values, and the neutral element; ``plane_min`` and ``plane_max`` have `EXTREMES`."""

EXTREMES: dict[str, Combine] = {"plane_min": minimum, "plane_max": maximum}
