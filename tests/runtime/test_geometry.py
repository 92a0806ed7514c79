"""Counts and dims as users write them: what is one, and what the message says where it is none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from transpile import ABSOLUTE_POS, Array, CubeCount, CubeDim, CubeLaunchError, Mut, cube, f32


@cube(launch=True)
def ones(x: Mut[Array[f32]]) -> None:
    x[ABSOLUTE_POS] = 1.0


@pytest.fixture
def client() -> ComputeClient:
    return device("reference").client


@pytest.mark.parametrize(
    ("count", "dim"),
    [
        (np.int64(1), np.uint8(4)),
        ((np.int32(2),), [2, 1, 1]),
        (CubeCount(2), CubeDim(2)),
        (CubeCount(1, 2), (1, 2)),
        (lambda x: x.size // 4, lambda x: (2, 2)),
    ],
)
def test_what_is_a_count_and_a_dim(client: ComputeClient, count: Any, dim: Any) -> None:
    x = np.zeros(4, "f4")
    ones.launch(client, count, dim, x)
    assert x.tolist() == [1.0] * 4


@pytest.mark.parametrize(
    ("count", "dim", "code", "message", "way_out"),
    [
        (-1, 4, "CUBE208", "-1 is below 0", "a count of 0 launches nothing"),
        ((2, -3), 4, "CUBE208", "-3 is below 0", "check the subtraction"),
        (1.5, 4, "CUBE208", "1.5 is no integer", "divide with `//`"),
        (1, 4.0, "CUBE208", "4.0 is no integer", "divide with `//`"),
        (np.float32(2), 4, "CUBE208", "is no integer", "give an int"),
        ((1, 2, 3, 4), 4, "CUBE208", "it has 4 dimensions", "up to three ints"),
        ((), 4, "CUBE208", "it has no dimensions", "up to three ints"),
        (True, 4, "CUBE208", "True is no integer", "give an int"),
        (np.array([2, 3]), 4, "CUBE208", "is no integer", "up to three ints"),
        (None, 4, "CUBE208", "None is no integer", "give an int"),
        (1, 0, "CUBE208", "0 is below 1", "at least one unit"),
        (1, (4, 0), "CUBE208", "0 is below 1", "at least one unit"),
        (1, 2048, "CUBE209", "x is 2048, at most 1024", "such as 1024,"),
        (1, (1, 1, 2000), "CUBE209", "z is 2000, at most 1024", "such as (1, 1, 1024)"),
        (1, (64, 64), "CUBE209", "4096 units, at most 1024", "such as (32, 32)"),
        (1 << 40, 1, "CUBE210", "are too many for", "launch fewer cubes"),
    ],
)
def test_what_is_none_says_why_and_what_to_do(
    client: ComputeClient, count: Any, dim: Any, code: str, message: str, way_out: str
) -> None:
    x = np.zeros(4, "f4")
    with pytest.raises(CubeLaunchError) as caught:
        ones.launch(client, count, dim, x)
    first, _, rest = str(caught.value).partition("\n")
    assert first.startswith(f"error[{code}]: ones: ")
    assert message in first
    assert way_out in rest
    assert not x.any()
