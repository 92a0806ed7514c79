"""Every elementwise row that SPIR-V spells by itself, on every type that it takes, against the row's own fold.

All rows of one type run in one kernel, on all pairs of telling numbers; vectors run the same numbers in lanes.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from tests.lower.spirv.conftest import Run
from transpile.ir.host import numpy_dtype, round_to
from transpile.ir.types import SCALARS, Scalar, integer_range
from transpile.ops.row import Core, Custom, Ext, Row
from transpile.ops.table import TABLE

TYPES = ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32", "f64", "bool_"]


def numbers(type: Scalar) -> list[bool | int | float]:
    if type.is_bool:
        return [False, True]
    if type.is_float:
        found = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            1.5,
            2.5,
            -2.5,
            3.75,
            -7.3,
            100.1,
            1e-3,
            math.inf,
            -math.inf,
            math.nan,
        ]
        return [round_to(type, x) for x in found]
    low, high = integer_range(type)
    found = [
        0,
        1,
        2,
        3,
        7,
        8,
        31,
        33,
        100,
        high,
        high - 1,
        high // 3,
        low,
        low + 1,
        low // 2,
        low // 3,
    ]
    return [x for x in found if low <= x <= high] + ([-1, -2, -7] if low else [])


def is_own(row: Row, type: Scalar) -> bool:
    """Whether SPIR-V has the row for scalars of this type."""
    if row.effect != "pure" or row.fold is None or not row.sig.operands:
        return False
    if any(type.name not in accepted for accepted in row.sig.operands) or row.name == "select":
        return False
    spelling = row.spelling("spirv", [type] * len(row.sig.operands))
    return isinstance(spelling, (Core, Custom, Ext))


def rows_of(type: Scalar) -> list[Row]:
    return [row for row in TABLE.values() if is_own(row, type)]


def kernel(type: Scalar, rows: list[Row], width: int, groups: int) -> str:
    """Write each row's results one after the other: `groups` elements a row."""
    element = type.name if width == 1 else f"vec<{type.name}, {width}>"
    truth = "bool_" if width == 1 else f"vec<bool_, {width}>"
    lines = [
        f"kernel rows(%a: array<{element}>, %b: array<{element}>, %c: array<{element}>, "
        f"%out: mut array<{element}>, %truth: mut array<{truth}>) cube({groups}, 1, 1) {{",
        "    %i: u32 = absolute_pos_x",
    ]
    for name in "abc":
        lines += [f"    %p{name} = index %{name}[%i] unchecked", f"    %v{name} = load %p{name}"]
    for place, row in enumerate(rows):
        gives = truth if row.sig.result == "bool" else element
        args = ", ".join(f"%v{name}" for name in "abc"[: len(row.sig.operands)])
        to = "truth" if row.sig.result == "bool" else "out"
        lines += [
            f"    %r{place}: {gives} = {row.name} {args}",
            f"    %at{place}: u32 = add %i, {place * groups}:u32",
            f"    %q{place} = index %{to}[%at{place}] unchecked",
            f"    store %q{place}, %r{place}",
        ]
    return "\n".join([*lines, "}"])


def distance(found: float, wanted: float, dtype: np.dtype) -> float:
    """Return how many floats lie between two."""
    if math.isnan(wanted) or math.isnan(found):
        return 0 if math.isnan(wanted) and math.isnan(found) else math.inf
    if found == wanted:
        return 0
    if math.isinf(found) or math.isinf(wanted):
        return math.inf
    unit = float(np.spacing(np.abs(dtype.type(wanted))))
    return abs(float(found) - float(wanted)) / unit


@pytest.mark.parametrize("width", [1, 4])
@pytest.mark.parametrize("name", TYPES)
def test_rows(run: Run, name: str, width: int) -> None:
    type = SCALARS[name]
    dtype = numpy_dtype(type)
    # Bools are combined by rows that take no vectors.
    rows = [row for row in rows_of(type) if width == 1 or row.sig.vectors]
    if not rows:
        return
    pairs = list(itertools.product(numbers(type), repeat=2))
    pairs += pairs[: -len(pairs) % width]
    groups = len(pairs) // width
    a, b = (np.array(side, dtype) for side in zip(*pairs, strict=True))
    c = np.roll(a, 1)
    size = len(rows) * len(pairs)
    *_, out, truth = run(
        kernel(type, rows, width, groups),
        a, b, c, np.zeros(size, dtype), np.zeros(size, bool),
    )  # fmt: skip
    wrong = []
    for place, row in enumerate(rows):
        found = (truth if row.sig.result == "bool" else out)[place * len(pairs) :]
        assert row.fold is not None
        for i in range(len(pairs)):
            args = [side[i].item() for side in (a, b, c)][: len(row.sig.operands)]
            wanted = row.fold(type, *args)
            if wanted is None:
                continue
            got = found[i].item()
            if row.sig.result == "bool" or not type.is_float:
                wanted = bool(wanted) if row.sig.result == "bool" else round_to(type, wanted)
                same = got == wanted
            else:
                near = distance(got, float(round_to(type, wanted)), dtype)
                same = near <= row.ulp.get(name, 0)
                if row.name == "fma":
                    # Lavapipe rounds the product first.
                    with np.errstate(all="ignore"):
                        apart = (a[i] * b[i] + c[i]).item()
                    same = same or distance(got, apart, dtype) == 0
            if not same:
                wrong.append(f"{row.name}{tuple(args)} = {got}, not {wanted}")
    assert not wrong, "\n".join(wrong[:40])
