"""Addresses of 64 bits: asked for, or chosen where sizes do not fit 31 bits."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from runtime.launcher import LARGEST, address_of
from transpile import ABSOLUTE_POS, Array, Mut, Tensor, cube, f32, i32
from transpile.ir.types import index, u64


@cube(launch=True)
def twice(x: Tensor[f32], out: Mut[Array[f32]], back: i32) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i % x.shape(0), i // x.shape(0)] * 2.0 + x[back, 0]


@pytest.mark.parametrize("where", ["reference", "cpu"])
@pytest.mark.parametrize("back", [-1, 0, 3])
def test_wide_addresses_give_the_same(where: str, back: int) -> None:
    x, out = np.arange(12, dtype="f4").reshape(4, 3), np.zeros(12, "f4")
    twice.launch(device(where).client, 2, 8, x, out, back, address_type="u64")
    corner = x[back, 0] if back >= 0 else 0.0
    np.testing.assert_array_equal(out, [x[i % 4, i // 4] * 2 + corner for i in range(12)])


class _Array:
    def __init__(self, extent: int) -> None:
        self.reached = extent


class _Bound:
    def __init__(self, *extents: int) -> None:
        self.arrays = [_Array(extent) for extent in extents]


@pytest.mark.parametrize(
    ("wanted", "extents", "count", "expected"),
    [
        ("auto", (100, LARGEST - 1), (1, 1, 1), index),
        ("auto", (100, LARGEST), (1, 1, 1), u64),
        ("auto", (100,), (1 << 23, 1, 1), u64),
        ("auto", (100,), (1 << 12, 1 << 12, 1), u64),
        ("auto", (100,), (1 << 12, 1 << 10, 1), index),
        ("u32", (LARGEST,), (1, 1, 1), index),
        ("u64", (1,), (1, 1, 1), u64),
    ],
)
def test_choice(wanted: str, extents: tuple[int, ...], count, expected) -> None:
    assert address_of(wanted, _Bound(*extents), count, (256, 1, 1)) == expected  # type: ignore[arg-type]
