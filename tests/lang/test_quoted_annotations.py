"""Annotations in quotes are strings twice over where `from __future__ import annotations` stands above."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import Array, Comptime, Mut, cube, i32


@cube(launch=True)
def kernel(x: "Array[i32]", n: "Comptime[int]", o: "Mut[Array[i32]]", k: "i32") -> "None":  # noqa: UP037
    v: "i32" = 3  # noqa: UP037

    def inner(a: "i32", b: "i32" = 2) -> "i32":  # noqa: UP037
        return a + b

    o[0] = inner(v, x[0]) + n + k


@pytest.mark.parametrize("name", ["reference", "cpu"])
def test_quoted_annotations(name: str) -> None:
    out = np.zeros(1, "i4")
    kernel.launch(device(name).client, 1, 1, np.full(1, 2, "i4"), 3, out, 4)
    assert out.tolist() == [12]
