"""The least integer of a type, whose negative is itself: compilers like to widen it to a positive number."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import pytest

from runtime.client import ComputeClient
from transpile import ABSOLUTE_POS, Array, Int, Mut, cube, i32

I = TypeVar("I", bound=Int)


@cube(launch=True)
def signs(x: Array[I], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        found = 0
        if -x[i] < 5:
            found += 1
        if 0 - x[i] < 5:
            found += 2
        if x[i] * -1 < 5:
            found += 4
        if x[i] // -1 < 5:
            found += 8
        if abs(x[i]) < 5:
            found += 16
        if (x[i] ^ -x[i]) < 0:
            found += 32
        out[i] = found


@pytest.mark.parametrize("dtype", ["i1", "i2", "i4", "i8"])
def test_negation_of_the_least_integer(client: ComputeClient, dtype: str) -> None:
    info = np.iinfo(dtype)
    x = np.array([info.min, info.min + 1, info.max, -6, -5, -4, 0, 4, 5], dtype)
    out = np.zeros(x.size, "i4")
    with np.errstate(over="ignore"):
        minus, size = -x, np.abs(x)
    expected = (minus < 5) * 15 + (size < 5) * 16 + ((x ^ minus) < 0) * 32
    signs.launch(client, 1, 32, x, out)
    np.testing.assert_array_equal(out, expected)
