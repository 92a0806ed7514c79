"""The eager context where it differs in mechanism from an expansion: types noted ahead, rows across lanes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    Array,
    Mut,
    Vector,
    cube,
    dot,
    f32,
    i32,
    magnitude,
    normalize,
)


@cube(launch=True)
def shifted_sums(x: Array[f32], out: Mut[Array[f32]]) -> None:
    """`k` starts weak and becomes an `index` by what it is added to."""
    i = ABSOLUTE_POS
    for k in range(1, 3):
        if i >= k:
            out[i] += x[i - k]
        out[i] += x[i + k]


@cube(launch=True)
def across_lanes(x: Array[f32], out: Mut[Array[f32]]) -> None:
    v = Vector[f32, 4](x[0], x[1], x[2], x[3])
    w = v * 2.0 + x[0]
    out[0] = dot(v, w)
    out[1] = magnitude(v)
    unit = normalize(v)
    out[2] = unit[0] + unit[3]
    n = Vector[i32, 2](i32(x[0]), i32(x[1]))
    out[3] = f32(dot(n, n))


@pytest.mark.parametrize("kernel", [shifted_sums, across_lanes], ids=lambda k: k.__name__)
def test_eager_is_the_reference(kernel: Any) -> None:
    x = np.array([1, 2, 3, 5], "f4")
    eager, reference = np.zeros(4, "f4"), np.zeros(4, "f4")
    dim = 4 if kernel is shifted_sums else 1
    kernel.eager(1, dim, x, eager)
    kernel.launch(device("reference").client, 1, dim, x, reference)
    assert eager.any()
    np.testing.assert_array_equal(eager, reference)
