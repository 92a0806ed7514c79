"""Atomics of f16 and bf16: each half is its own, though two lie in a word that many targets exchange as a whole."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import pytest

from runtime.client import ComputeClient
from transpile import (
    ABSOLUTE_POS,
    CUBE_POS,
    UNIT_POS,
    Array,
    Atomic,
    CubeError,
    Float,
    Mut,
    SharedMemory,
    Tensor,
    bf16,
    cube,
    f16,
    f32,
    sync_cube,
    u32,
)
from transpile.ir.host import numpy_dtype
from transpile.ir.types import Scalar

F = TypeVar("F", bound=Float)
HALVES = pytest.mark.parametrize("type", [f16, bf16], ids=str)
ELEMENTS = 13
"""An odd number: the last half lies in a word alone."""


def halves(type: Any, numbers: Any) -> np.ndarray:
    return np.array(numbers, np.float32).astype(numpy_dtype(type))


@cube(launch=True)
def every(x: Array[F], y: Mut[Array[Atomic[F]]], olds: Mut[Array[F]]) -> None:
    i = UNIT_POS
    if i == 0:
        olds[0] = y[0].load()
    elif i == 1:
        y[1].store(x[1])
    elif i == 2:
        olds[2] = y[2].exchange(x[2])
    elif i == 3:
        olds[3] = y[3].add(x[3])
    elif i == 4:
        olds[4] = y[4].sub(x[4])
    elif i == 5:
        olds[5] = y[5].min(x[5])
    elif i == 6:
        olds[6] = y[6].max(x[6])
    elif i < 9:
        old, was_written = y[i].compare_exchange(x[i], 40.0)
        olds[i] = old
        olds[i + 2] = 1.0 if was_written else 0.0
    elif i < 11:
        y[i].min(x[i])
    else:
        olds[i] = y[i * 100].add(x[0]) + y[i * 100].load()  # out of bounds


@HALVES
def test_every_operation(client: ComputeClient, type: Scalar) -> None:
    x = halves(type, [1, 2, 3, 0.1, 0.1, -7, 70, 7, 9, np.nan, -1, 5, 5])
    y = halves(type, [3, 3, 4, 5, 6, 7, 8, 7, 8, 9, np.nan, 10, 11])
    rounded = (y[3] + x[3], y[4] - x[4])
    expected = halves(type, [3, 2, 3, *rounded, -7, 70, 40, 8, np.nan, np.nan, 10, 11])
    olds = halves(type, [-1] * ELEMENTS)
    eager, eager_olds = y.copy(), olds.copy()
    every.launch(client, 1, ELEMENTS, x, y, olds)
    every.eager(1, ELEMENTS, x, eager, eager_olds)
    for got, found in ((y, olds), (eager, eager_olds)):
        np.testing.assert_array_equal(got.astype("f4"), expected.astype("f4"))
        wanted = [3, -1, 4, 5, 6, 7, 8, 7, 8, 1, 0, 0, 0]
        np.testing.assert_array_equal(found.astype("f4"), wanted)


@cube(launch=True)
def bits(x: Array[F], expected: Array[F], out: Mut[Array[F]], y: Mut[Array[Atomic[F]]]) -> None:
    shared = SharedMemory[Atomic[F]].zeros(5)
    shared[UNIT_POS].store(x[UNIT_POS])
    old, was_written = shared[UNIT_POS].compare_exchange(expected[UNIT_POS], 7.0)
    out[UNIT_POS * 3] = old
    out[UNIT_POS * 3 + 1] = 1.0 if was_written else 0.0
    out[UNIT_POS * 3 + 2] = shared[UNIT_POS].load()
    y[UNIT_POS].add(x[UNIT_POS])


@HALVES
def test_zeros_and_nan(client: ComputeClient, type: Scalar) -> None:
    x = halves(type, [0.0, -0.0, np.nan, 1, 1])
    expected = halves(type, [-0.0, 0.0, np.nan, 1, 2])
    out, y = halves(type, np.zeros(15)), halves(type, [-0.0] * 5)
    bits.launch(client, 1, 5, x, expected, out, y)
    found = out.astype("f4").reshape(5, 3)
    assert np.array_equal(found[:, 0], x.astype("f4"), equal_nan=True)
    assert found[:, 1].tolist() == [0, 0, 1, 1, 0]
    assert found[:, 2].tolist() == [0, 0, 7, 7, 1]
    assert np.signbit(found[1, 2])
    y = y.astype("f4")
    assert np.array_equal(y, [0, -0.0, np.nan, 1, 1], equal_nan=True)
    assert np.signbit(y[:2]).tolist() == [False, True]


@cube(launch=True)
def crowd(sums: Mut[Array[Atomic[F]]], turns: u32) -> None:
    """Add to neighbours in the same word from many units, in the cube's memory and in everybody's."""
    shared = SharedMemory[Atomic[F]].zeros(ELEMENTS)
    for turn in range(turns):
        shared[(UNIT_POS + turn) % ELEMENTS].add(1.0)
        sums[(UNIT_POS + turn) % ELEMENTS].add(1.0)
    sync_cube()
    if UNIT_POS < ELEMENTS:
        sums[UNIT_POS + ELEMENTS].add(shared[UNIT_POS].load())


@HALVES
def test_no_addition_is_lost(client: ComputeClient, where: str, type: Scalar) -> None:
    cubes, turns = (2, 4) if where in ("reference", "hip", "metal") else (4, 4)
    sums = halves(type, np.zeros(2 * ELEMENTS + 1))
    dim = ELEMENTS * 3
    for _ in range(2):
        sums[:] = 0
        crowd.launch(client, cubes, dim, sums, turns)
        wanted = cubes * dim * turns / ELEMENTS
        assert sums.astype("f4").tolist() == [wanted] * 2 * ELEMENTS + [0]


@cube(launch=True)
def neighbours(y: Mut[Array[Atomic[F]]], x: Array[F]) -> None:
    """Let even elements be added to while odd ones are exchanged, raised, lowered."""
    i = UNIT_POS // 2 % (ELEMENTS // 2)
    if UNIT_POS % 2 == 0:
        y[2 * i].add(1.0)
    elif i == 0:
        y[1].store(x[UNIT_POS])
    elif i == 1:
        y[3].exchange(x[UNIT_POS])
    elif i == 2:
        y[5].max(x[UNIT_POS])
    elif i == 3:
        y[7].min(-x[UNIT_POS])
    elif i == 4:
        seen, done = y[9].load(), False
        while not done:
            seen, done = y[9].compare_exchange(seen, seen + 1.0)
    else:
        y[11].sub(1.0)


@HALVES
def test_the_other_half_stays(client: ComputeClient, type: Scalar) -> None:
    dim = (ELEMENTS - 1) * 4
    y = halves(type, np.zeros(ELEMENTS))
    x = halves(type, np.full(dim, 3.0))
    neighbours.launch(client, 6, dim, y, x)
    wanted = [24, 3, 24, 3, 24, 3, 24, -3, 24, 24, 24, -24, 0]
    assert y.astype("f4").tolist() == wanted


@cube(launch=True)
def in_slices(y: Mut[Array[Atomic[F]]], grid: Mut[Tensor[Atomic[F]]]) -> None:
    part = y[3:6]
    part[UNIT_POS % 4].add(1.0)  # the fourth is outside
    grid[UNIT_POS % 3, UNIT_POS % 4].add(1.0)  # the fourth column is the next row's, and outside
    own = SharedMemory[Atomic[F]].zeros((3, 3))
    own[UNIT_POS % 3, UNIT_POS % 4].add(1.0)
    sync_cube()
    if UNIT_POS < 9:
        grid[UNIT_POS // 3, UNIT_POS % 3].add(own[UNIT_POS // 3, UNIT_POS % 3].load())


@HALVES
def test_odd_beginnings(client: ComputeClient, type: Scalar) -> None:
    y, grid = halves(type, np.zeros(7)), halves(type, np.zeros((3, 3)))
    in_slices.launch(client, 1, 24, y, grid)
    assert y.astype("f4").tolist() == [0, 0, 0, 6, 6, 6, 0]
    assert grid.astype("f4").tolist() == [[4] * 3] * 3


@cube(launch=True)
def ones(y: Mut[Array[Atomic[F]]]) -> None:
    y[ABSOLUTE_POS % 3].add(1.0)


@HALVES
def test_views_that_begin_at_an_odd_element(
    client: ComputeClient, where: str, type: Scalar
) -> None:
    whole = client.create(halves(type, np.arange(8)))
    view = whole.view(3, offset=3)
    if where in ("webgpu", "metal"):
        with pytest.raises(CubeError, match="a view that begins at byte 6 can't be bound"):
            ones.launch(client, 2, 6, view)
    else:
        ones.launch(client, 2, 6, view)
        assert client.read(whole).astype("f4").tolist() == [0, 1, 2, 7, 8, 9, 6, 7]
    array = halves(type, np.arange(8))
    ones.launch(client, 2, 6, array[1:4])
    assert array.astype("f4").tolist() == [0, 5, 6, 7, 4, 5, 6, 7]


@cube(launch=True)
def own_loops(x: Array[f32], y: Mut[Array[Atomic[F]]]) -> None:
    """Multiply by a loop, as any update is made."""
    seen, done = y[CUBE_POS % 2].load(), False
    while not done:
        seen, done = y[CUBE_POS % 2].compare_exchange(seen, F(f32(seen) * x[UNIT_POS]))


@HALVES
def test_loops_of_ones_own(client: ComputeClient, type: Scalar) -> None:
    y = halves(type, [1, 1, 5])
    own_loops.launch(client, 4, 3, np.array([2, 0.5, 2], "f4"), y)
    assert y.astype("f4").tolist() == [4, 4, 5]


@cube(launch=True)
def idle(y: Mut[Array[Atomic[F]]], out: Mut[Array[F]]) -> None:
    out[0] = 2.0


@HALVES
def test_atomics_that_nothing_uses(client: ComputeClient, type: Scalar) -> None:
    y, out = halves(type, [1, 2, 3]), halves(type, [0])
    idle.launch(client, 1, 1, y, out)
    assert (out.tolist(), y.tolist()) == ([2], [1, 2, 3])
