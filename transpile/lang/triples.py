"""Counts and dims as users write them -> three integers each; for launches, eager runs and ``inspect`` alike."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from math import prod

from transpile.diagnose.errors.launch import BadGeometry, CubeTooLarge
from transpile.diagnose.given import described
from transpile.ops.capabilities import Capabilities

Triple = tuple[int, int, int]


def triple(kernel: str, what: str, given: object, least: int) -> Triple:
    """Return `given` as (x, y, z): an int, or one to three ints; the missing ones are 1.

    Raises:
        CubeLaunchError: it is no geometry.
    """
    if type(given) is int and given >= least:
        return given, 1, 1
    values: Sequence[object]
    if isinstance(given, (tuple, list)):
        values = given
    elif all(hasattr(given, axis) for axis in "xyz"):
        values = [getattr(given, axis) for axis in "xyz"]
    else:
        values = [given]
    reason, way_out = _problem(what, values, least)
    if reason:
        raise BadGeometry(None, kernel, TITLES[what], described(given), reason, way_out).error()
    sizes = [operator.index(value) for value in values]  # type: ignore[arg-type]
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


TITLES = {"count": "count of cubes", "dim": "dim of a cube"}
"""What a message calls them."""


def _problem(what: str, values: Sequence[object], least: int) -> tuple[str, str]:
    """Return why values are no count or dim, and what to do; nothing if they are one."""
    example = "`(16, 16)`" if what == "dim" else "`(8, 4)`"
    if not 1 <= len(values) <= 3:
        number = f"it has {len(values)} dimensions" if values else "it has no dimensions"
        return number, f"give an int, or up to three ints such as {example}"
    for value in values:
        if isinstance(value, float):
            reason = f"{value!r} is no integer"
            return reason, "divide with `//`, rounded up: `(n + 255) // 256` cubes of 256 units"
        number_of = _integer(value)
        if number_of is None:
            return (
                f"{described(value)} is no integer",
                f"give an int, or up to three ints such as {example}",
            )
        if number_of < least:
            if what == "dim":
                return f"{number_of} is below 1", "a cube has at least one unit in each dimension"
            return f"{number_of} is below 0", "a count of 0 launches nothing; check the subtraction"
    return "", ""


def _integer(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def grid_rank(count: Triple) -> int:
    """Return how many of the counts may exceed 1: part of what a kernel is specialized for."""
    return 3 if count[2] > 1 else 2 if count[1] > 1 else 1


def check_cube(kernel: str, device: str, limits: Capabilities, dim: Triple) -> None:
    """Raise when a cube is too large for the device."""
    reason = ""
    for axis, size, most in zip("xyz", dim, limits.max_cube_dim, strict=True):
        if size > most:
            reason = f"{axis} is {size}, at most {most}"
            break
    else:
        if prod(dim) > limits.max_cube_units:
            reason = f"that is {prod(dim)} units, at most {limits.max_cube_units}"
    if reason:
        fits = _fitting(dim, limits)
        raise CubeTooLarge(None, kernel, dim, device, reason, str(fits)).error()


def _fitting(dim: Triple, limits: Capabilities) -> tuple[int, ...] | int:
    """Return a dim that fits, with as many dimensions."""
    sizes = [min(size, most) for size, most in zip(dim, limits.max_cube_dim, strict=True)]
    while prod(sizes) > limits.max_cube_units:
        largest = sizes.index(max(sizes))
        sizes[largest] //= 2
    used = 3 if sizes[2] > 1 else 2 if sizes[1] > 1 else 1
    return sizes[0] if used == 1 else tuple(sizes[:used])
