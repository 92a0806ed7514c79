"""Addresses of 64 bits: asked for, or chosen where sizes do not fit 31 bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.launcher import LARGEST, address_of
from runtime.protocols import Absent
from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    UNIT_POS,
    Array,
    LocalArray,
    Mut,
    SharedMemory,
    Tensor,
    Vector,
    cube,
    f16,
    f32,
    i32,
    i64,
    sync_cube,
    u64,
)
from transpile.ir.types import index


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


@cube(launch=True)
def everywhere(x: Tensor[f16], at: Array[u64], out: Mut[Tensor[f16]], far: Mut[Array[i64]]) -> None:
    i = ABSOLUTE_POS
    tile, own = SharedMemory[f16](CUBE_DIM), LocalArray[f16](4)
    for j in range(x.shape(1)):
        own[j] = x[j, j]
    tile[UNIT_POS] = x[i % x.shape(0), i // x.shape(0) % x.shape(1)]
    sync_cube()
    w = at[i % at.len()]
    v = Vector[f16, 4](own[0], own[1], own[2], own[3])
    v[w % 4] = tile[w % 8]
    if i < out.len():
        out[i] = tile[i % CUBE_DIM] + own[i % 4] + v[i % 4] + x[x.len() - 1 - i % x.len()] + x[w, w]
        far[i] = i64(w) - i64(i)


@pytest.mark.parametrize("where", ["cpu", "vulkan", "webgpu"])
def test_wide_addresses_in_all_memories(where: str, missing: Callable[[str], NoReturn]) -> None:
    """WGSL has no integers of 64 bits: they are pairs of words, the lower of which is what memory is read at."""
    found = probe(where)
    if isinstance(found, Absent):
        missing(f"no device `{where}`: {found.reason}")
    x = np.arange(12, dtype="f2").reshape(4, 3)
    at = np.array([0, 1, 2, 3, 7, 2**40, 2**32, 2**32 + 1], "u8")
    results = []
    for name in ("reference", where):
        out, far = np.zeros((4, 4), "f2"), np.zeros(16, "i8")
        everywhere.launch(device(name).client, 2, 8, x, at, out, far, address_type="u64")
        results.append((out, far))
    for expected, got in zip(*results, strict=True):
        np.testing.assert_array_equal(got, expected)
