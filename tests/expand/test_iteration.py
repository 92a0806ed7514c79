"""Loops over arrays and over ``enumerate``, ``zip`` and ``reversed`` of run-time ranges."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import Array, Mut, cube, i32, u32


@cube(launch=True)
def over_array(x: Array[i32], out: Mut[Array[i32]]) -> None:
    total = 0
    for v in x:
        if v < 0:
            continue
        total += v
    out[0] = total


@cube(launch=True)
def over_enumerate(x: Array[i32], out: Mut[Array[i32]]) -> None:
    for k, v in enumerate(x, 1):
        out[0] += i32(k) * v


@cube(launch=True)
def over_zip(x: Array[i32], out: Mut[Array[i32]]) -> None:
    for a, b in zip(x, range(2, x.len())):
        out[0] += a * i32(b)


@cube(launch=True)
def over_reversed(x: Array[i32], out: Mut[Array[i32]]) -> None:
    total = 0
    for k in reversed(range(1, x.len())):
        total = total * 3 + x[k]
    out[0] = total


@cube(launch=True)
def over_reversed_unsigned(x: Array[i32], out: Mut[Array[i32]]) -> None:
    n = u32(3)
    for k in reversed(range(n)):
        out[0] = out[0] * 10 + i32(k)


def _horner(x: list[int]) -> int:
    total = 0
    for k in reversed(range(1, len(x))):
        total = total * 3 + x[k]
    return total


EXPECTED = {
    "over_array": lambda x: sum(v for v in x if v >= 0),
    "over_enumerate": lambda x: sum(k * v for k, v in enumerate(x, 1)),
    "over_zip": lambda x: sum(a * b for a, b in zip(x, range(2, len(x)), strict=False)),
    "over_reversed": _horner,
    "over_reversed_unsigned": lambda x: 210,
}


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("numbers", [[], [5], [3, -1, 4, 1, -5]])
@pytest.mark.parametrize("where", ["reference", "eager"])
def test_iteration(name: str, numbers: list[int], where: str) -> None:
    kernel = globals()[name]
    x, out = np.array(numbers, "i4"), np.zeros(1, "i4")
    if where == "eager":
        kernel.eager(1, 1, x, out)
    else:
        kernel.launch(device(where).client, 1, 1, x, out)
    assert out[0] == EXPECTED[name](numbers)
