"""Addresses of 64 bits: asked for, or chosen where sizes do not fit 31 bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.arrays import BoundArray
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
        ("u32", (100,), (1 << 23, 1, 1), u64),
        ("u64", (1,), (1, 1, 1), u64),
    ],
)
def test_choice(wanted: str, extents: tuple[int, ...], count, expected) -> None:
    assert address_of(wanted, _Bound(*extents), count, (256, 1, 1)) == expected  # type: ignore[arg-type]


def test_a_view_that_repeats_its_elements_counts_all_of_them() -> None:
    view = BoundArray(None, f32, (1 << 30, 2), (0, 1), 0, 2)
    assert view.extent == 2
    assert view.reached == LARGEST


@cube(launch=True)
def quotients(x: Array[f32], y: Array[i32], out: Mut[Tensor[i32]]) -> None:
    i = i32(ABSOLUTE_POS)
    n = i32(x.len())
    if i < i32(y.len()):
        a = y[i]
        out[i, 0], out[i, 1] = a // n, a % n
        out[i, 2], out[i, 3] = i // n, i % n
        out[i, 4] = i32(a % n == 0) + 2 * i32(i % n == 0)


@pytest.mark.parametrize("where", ["reference", "cpu", "vulkan", "webgpu"])
@pytest.mark.parametrize("length", [0, 1, 3, 8])
def test_sizes_divide_as_what_is_not_negative(
    where: str, length: int, missing: Callable[[str], NoReturn]
) -> None:
    found = probe(where)
    if isinstance(found, Absent):
        missing(f"no device `{where}`: {found.reason}")
    numbers = [-(2**31), -9, -8, -3, -1, 0, 1, 2, 3, 8, 2**31 - 1]
    out = np.full((len(numbers), 5), 7, "i4")
    x, y = np.zeros(length, "f4"), np.array(numbers, "i4")
    quotients.launch(found.client, 1, 32, x, y, out)
    expected = [
        [*divmod(a, length), *divmod(i, length), (a % length == 0) + 2 * (i % length == 0)]
        if length
        else [0, 0, 0, 0, 3]
        for i, a in enumerate(numbers)
    ]
    np.testing.assert_array_equal(out, expected)


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
