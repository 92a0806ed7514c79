"""What a kernel left in its arrays, against what the reference left there."""

from __future__ import annotations

import numpy as np

from tests.differential.parts import Case, Single
from tests.ops.oracle import distance
from tests.ops.test_execution import is_specified, steps
from transpile.ir.types import SCALARS, Scalar
from transpile.ops.table import TABLE

Array = np.ndarray
LEAST_NORMAL = {"f16": 2.0**-14, "bf16": 2.0**-126, "f32": 2.0**-126, "f64": 2.0**-1022}
"""A bf16 is computed as an f32."""
SHOWN = 4
"""Differences of one array that are described."""


def differences(
    case: Case,
    found: list[Array],
    wanted: list[Array],
    *,
    keeps_denormals: bool = True,
    keeps_specials: bool = True,
) -> list[str]:
    """Describe the places that differ: integers in any bit, floats beyond what their op promises.

    What single ops make of denormal numbers is open where the driver doesn't keep them, and in WGSL; what they make of
    NaN and infinities is open in WGSL.
    """
    types = len(case.types)
    inputs = dict(zip(case.types, found[:types], strict=True))
    texts = []
    for number, type in enumerate(case.types):
        got, right = (m[types + number].reshape(case.units, -1) for m in (found, wanted))
        far = is_far(got, right, SCALARS[type])
        for single in case.singles:
            if single.type == type and far[:, single.slot].any():
                column = got[:, single.slot], right[:, single.slot]
                far[:, single.slot] &= beyond(case, single, inputs, *column)
                if not keeps_denormals:
                    values = operands_and(case, single, inputs, column[1])
                    far[:, single.slot] &= is_plain(values, keeps_specials)
        for unit, slot in np.argwhere(far)[:SHOWN]:
            texts.append(
                f"log_{type}[{slot}] of unit {unit}: {got[unit, slot]!r}, the reference gives {right[unit, slot]!r}"
                + operands_of(case, inputs, type, int(slot), int(unit))
            )
    if case.has_counts:
        texts += elements("counts", case.counted, found[2 * types], wanted[2 * types])
    for number, type in enumerate(case.fields):
        name = f"f{number}"
        texts += elements(f"pairs.{name}", type, found[-1][name], wanted[-1][name])
    return texts


def elements(name: str, type: str, got: Array, right: Array) -> list[str]:
    """Describe elements that differ in a memory with exact numbers."""
    return [
        f"{name}[{place}]: {got[place]}, the reference gives {right[place]}"
        for place in np.flatnonzero(is_far(got, right, SCALARS[type]))[:SHOWN]
    ]


def is_far(got: Array, right: Array, type: Scalar) -> Array:
    """Return where numbers differ; zeros are one, and all NaNs."""
    if not type.is_float:
        return got != right
    wide = got.astype(np.float64), right.astype(np.float64)
    return ~((wide[0] == wide[1]) | (np.isnan(wide[0]) & np.isnan(wide[1])))


def operand(case: Case, inputs: dict[str, Array], single: Single, position: int) -> Array:
    type, region = single.sources[position]
    return inputs[type][region * case.units : (region + 1) * case.units]


def beyond(case: Case, single: Single, inputs: dict[str, Array], got: Array, right: Array) -> Array:
    """Return where the result of one op is beyond the promised error."""
    type = SCALARS[single.type]
    operands = [operand(case, inputs, single, n) for n in range(len(single.sources))]
    if single.row.startswith("cast"):
        return is_far(got, right, type)
    row = TABLE[single.row]
    specified = is_specified(row, [o[:, None] for o in operands], len(got), 1)[:, 0]
    if not type.is_float:
        return (got != right) & specified
    promised = row.ulp.get(type.name, 0.0)
    # The reference is rounded too, by up to a half.
    allowed = promised + 0.5 if promised > 0.5 else 0.0
    far = (steps(got, right, type) > allowed) & specified
    for place in np.flatnonzero(far):
        far[place] = distance(type, float(got[place]), float(right[place])) > allowed
    return far


def operands_and(
    case: Case, single: Single, inputs: dict[str, Array], right: Array
) -> list[tuple[str, Array]]:
    """Return the operands of an op and its result, with their types; the remainder too that a floor goes by."""
    types = [type for type, _ in single.sources]
    operands = [operand(case, inputs, single, n) for n in range(len(types))]
    found = [*zip(types, operands, strict=True), (single.type, right)]
    if single.row in ("rem_floor", "div_floor"):
        with np.errstate(all="ignore"):
            found.append((single.type, np.fmod(*operands)))
    return found


def is_plain(values: list[tuple[str, Array]], keeps_specials: bool) -> Array:
    """Return where none is a denormal number; nor NaN or infinite, where these are open too."""
    plain = np.ones(len(values[0][1]), np.bool_)
    for type, numbers in values:
        if SCALARS[type].is_float:
            size = np.abs(numbers.astype(np.float64))
            plain &= ~((size > 0) & (size < LEAST_NORMAL[type]))
            plain &= keeps_specials | np.isfinite(size)
    return plain


def operands_of(case: Case, inputs: dict[str, Array], type: str, slot: int, unit: int) -> str:
    for single in case.singles:
        if (single.type, single.slot) == (type, slot):
            shown = [
                repr(operand(case, inputs, single, n)[unit]) for n in range(len(single.sources))
            ]
            return f" ({single.row} of {', '.join(shown)})"
    return ""
