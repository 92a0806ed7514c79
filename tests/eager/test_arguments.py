"""An eager run takes and refuses what a launch does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS,
    Array,
    CubeError,
    Mut,
    SharedMemory,
    Tensor,
    bool_,
    cube,
    f16,
    f32,
    i8,
    i32,
    sync_cube,
    u8,
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


@cube
@dataclass
class Pair:
    small: u8
    half: f16


@cube(launch=True)
def numbers(out: Mut[Array[f32]], pair: Pair, signed: i8, flag: bool_, count: i32) -> None:
    out[0] = f32(pair.small) + f32(pair.half) + f32(signed) + f32(flag) + f32(count)


GOOD: dict[str, Any] = {
    "pair": Pair(255, -np.inf),
    "signed": np.int64(-128),
    "flag": np.bool_(True),
    "count": True,
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"pair": Pair(256, 0.0)}, {"pair": Pair(-1, 0.0)}, {"pair": Pair(0, 70000.0)}, {"signed": 128},
        {"flag": 2}, {"count": 1.5}, {"count": 1 << 31}, {"count": np.float32(1.0)}, {"count": float("nan")},
    ],
    ids=str,
)  # fmt: skip
def test_numbers_that_do_not_fit_are_refused_as_by_launches(wrong: dict[str, Any]) -> None:
    """Python would convert them in silence."""
    client = device("cpu").client
    for run in (numbers.eager, partial(numbers.launch, client)):
        run(1, 1, np.zeros(1, "f4"), **GOOD)
        with pytest.raises(CubeError):
            run(1, 1, np.zeros(1, "f4"), **{**GOOD, **wrong})
