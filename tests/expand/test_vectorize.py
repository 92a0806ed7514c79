"""A launch that vectorizes makes vectors of arrays' elements; numbers of the same type variable stay one lane."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Numeric, Tensor, cube

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def saxpy(a: N, x: Tensor[N], y: Mut[Tensor[N]]) -> None:
    if ABSOLUTE_POS < y.len():
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@pytest.mark.parametrize("where", ["reference", "cpu"])
@pytest.mark.parametrize("width", [1, 2, 4, 8, "auto"])
def test_every_width_gives_the_same(where: str, width: int | str) -> None:
    client = device(where).client
    x = np.arange(64, dtype="f4")
    xs, ys = client.create(x), client.create(np.ones(64, "f4"))  # aligned to every width
    saxpy.launch(client, 4, 16, 2.0, xs, ys, vectorize=width)
    np.testing.assert_array_equal(client.read(ys), 2 * x + 1)


@pytest.mark.parametrize("where", ["reference", "cpu"])
@pytest.mark.parametrize("width", [4, 16, "auto"])
def test_arrays_of_the_host_begin_anywhere(where: str, width: int | str) -> None:
    """NumPy's begin at a multiple of 16 bytes or less; a CPU loads vectors from there, a GPU gets a copy."""
    memory = np.zeros(129, "f4")
    x, y = memory[1:65], memory[65:]
    x[:], y[:] = np.arange(64), 1
    saxpy.launch(device(where).client, 4, 16, 2.0, x, y, vectorize=width)
    np.testing.assert_array_equal(y, 2 * np.arange(64) + 1)
