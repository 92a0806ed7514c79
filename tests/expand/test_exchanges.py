"""`compare_exchange` compares what the element's type holds of the expected number, and says so."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Array, Atomic, Mut, cube, i32, i64


@cube(launch=True)
def exchanged(x: Mut[Array[Atomic[i32]]], expected: Array[i64], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    _, was_written = x[i].compare_exchange(expected[i], 7)
    out[i] = 1 if was_written else 0


@pytest.mark.parametrize("where", ["reference", "cpu", "eager"])
def test_an_expected_number_that_is_wider(where: str) -> None:
    x, out = np.array([1, 1, 1], np.int32), np.zeros(3, np.int32)
    expected = np.array([1, 2**32 + 1, 2**32 + 2], np.int64)
    if where == "eager":
        exchanged.eager(1, 3, x, expected, out)
    else:
        exchanged.launch(device(where).client, 1, 3, x, expected, out)
    assert x.tolist() == [7, 7, 1]
    assert out.tolist() == [1, 1, 0]
