"""Kernels with more arrays than a target binds are refused; what else takes a binding there counts too."""

from __future__ import annotations

import re
from typing import Any

import pytest

import transpile
from transpile import CubeError, cube, f32, spec

NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}
ARRAY = spec(f32, 4)


def kernel_of(arrays: int, body: str, scalars: str = "") -> Any:
    parameters = ", ".join(f"x{n}: Mut[Array[f32]]" for n in range(arrays)) + scalars
    return cube.from_source(
        f"@cube(launch=True)\ndef kernel({parameters}) -> None:\n    {body}\n", NAMES
    )


def note_of(target: str, arrays: int, body: str, *scalars: Any, **options: Any) -> str:
    """Return the note of what is refused; empty when it is built."""
    kernel = kernel_of(arrays, body, ", n: f32" if scalars else "")
    try:
        text = kernel.inspect(target, *[ARRAY] * arrays, *scalars, **options)
    except CubeError as error:
        found = re.search(
            rf"CUBE348]: {arrays} arrays are too many.*its limit is ([^\n]*)", str(error), re.DOTALL
        )
        return found[1] if found else str(error)
    assert all(int(number) < 31 for number in re.findall(r"\[\[buffer\((\d+)\)", text))
    return ""


PLAIN = "x0[0] = 1.0"
NUMBERS = "numbers, with the sizes of arrays, take one"
NOTES = "asserts and prints take one"
PRINT = 'print("x", x0[0])'


@pytest.mark.parametrize(
    ("arrays", "body", "scalars", "checked", "expected"),
    [
        (31, PLAIN, (), False, ""),
        (32, PLAIN, (), False, "31"),
        (30, "x0[0] = n", (2.0,), False, ""),
        (31, "x0[0] = n", (2.0,), False, f"31, of which {NUMBERS}"),
        (30, PLAIN, (), True, ""),
        (31, PLAIN, (), True, f"31, of which {NUMBERS}"),
        (30, PRINT, (), False, ""),
        (31, PRINT, (), False, f"31, of which {NOTES}"),
        (29, PRINT, (2.0,), False, ""),
        (30, PRINT, (2.0,), True, f"31, of which {NOTES} and {NUMBERS}"),
    ],
)
def test_bindings_of_metal(
    arrays: int, body: str, scalars: tuple[Any, ...], checked: bool, expected: str
) -> None:
    assert note_of("metal", arrays, body, *scalars, checked=checked) == expected


@pytest.mark.parametrize(("target", "limit"), [("wgsl", 8), ("spirv", 64)])
def test_numbers_have_a_place_of_their_own_elsewhere(target: str, limit: int) -> None:
    assert note_of(target, limit, "x0[0] = n", 2.0) == ""
    assert note_of(target, limit + 1, "x0[0] = n", 2.0) == str(limit)
    assert note_of(target, limit, PRINT) == f"{limit}, of which {NOTES}"
