"""An eager run takes and refuses what a launch does."""

from __future__ import annotations

import numpy as np
import pytest

from transpile import (
    ABSOLUTE_POS,
    UNIT_POS,
    Array,
    CubeError,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    sync_cube,
)


@cube(launch=True)
def twice(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


@cube(launch=True)
def divergent(x: Array[f32], out: Mut[Array[f32]]) -> None:
    shared = SharedMemory[f32](8)
    if x[UNIT_POS] > 0.0:
        sync_cube()
    shared[UNIT_POS] = x[UNIT_POS]
    out[UNIT_POS] = shared[UNIT_POS]


def test_views_are_packed_and_scattered_back() -> None:
    base, out = np.arange(24, dtype="f4").reshape(4, 6), np.zeros((4, 6), "f4")
    twice.eager(2, 8, base[::-1, ::2], out[:, 1::2])
    np.testing.assert_array_equal(out[:, 1::2], base[::-1, ::2] * 2)
    assert not out[:, ::2].any()


def test_fields_of_records_keep_their_neighbours() -> None:
    records = np.zeros(4, dtype=[("flag", "u1"), ("value", "f4")])
    records["flag"] = 7
    twice.eager(1, 4, np.ones(4, "f4"), records["value"])
    assert records["flag"].tolist() == [7] * 4
    assert records["value"].tolist() == [2.0] * 4


@pytest.mark.parametrize("count", [-1, 1.5, None, "4", (), True, (1, 1, 1, 1)])
def test_a_count_is_one_to_three_integers(count: object) -> None:
    with pytest.raises(CubeError, match="the count of cubes can't be"):
        twice.eager(count, 4, np.ones(4, "f4"), np.zeros(4, "f4"))


def test_numpy_integers_count() -> None:
    out = np.zeros(4, "f4")
    twice.eager(np.int64(1), np.uint8(4), np.ones(4, "f4"), out)
    assert out.tolist() == [2.0] * 4


def test_the_wrong_dtype_is_refused() -> None:
    with pytest.raises(CubeError, match="`x` holds `f64`"):
        twice.eager(1, 4, np.ones(4), np.zeros(4, "f4"))


def test_a_read_only_array_is_not_written() -> None:
    out = np.zeros(4, "f4")
    out.flags.writeable = False
    with pytest.raises(CubeError, match="read-only"):
        twice.eager(1, 4, np.ones(4, "f4"), out)


def test_a_barrier_that_not_all_reach_is_refused() -> None:
    with pytest.raises(CubeError, match="sync_cube"):
        divergent.eager(1, 8, np.ones(8, "f4"), np.zeros(8, "f4"))


def test_one_unit_runs_alone() -> None:
    out = np.zeros(8, "f4")
    twice.eager(2, 4, np.ones(8, "f4"), out, unit=(1, 2))
    assert out.nonzero()[0].tolist() == [6]


@pytest.mark.parametrize("unit", [3, (0,), (2, 0), (0, 4), ((0, 0, 0), (9, 0, 0))])
def test_the_unit_must_be_there(unit: object) -> None:
    with pytest.raises(CubeError, match=r"unit|cube"):
        twice.eager(2, 4, np.ones(8, "f4"), np.zeros(8, "f4"), unit=unit)
