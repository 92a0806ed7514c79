"""Lanes of vectors that are known at run time only, within the vector and beyond."""

from __future__ import annotations

import numpy as np
import pytest

from runtime.client import ComputeClient
from transpile import ABSOLUTE_POS, Array, Mut, Vector, cube, f32, i32, i64


@cube(launch=True)
def picked(lanes: Array[i32], x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        v = Vector[f32, 4](x[0], x[1], x[2], x[3])
        out[i] = v[lanes[i]] + v[i64(lanes[i])]


@cube(launch=True)
def written(lanes: Array[i32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    if i < lanes.len():
        v = Vector[f32, 4](1.0, 2.0, 3.0, 4.0)
        v[lanes[i]] = 9.0
        for k in range(4):
            out[4 * i + k] = v[k]


LANES = np.array([0, 3, 1, 2, 4, 5, 7, -1, -4, 500_000_000, -(2**31), 2**31 - 1], "i4")


@pytest.mark.parametrize("count", [1, 12])
def test_lanes_beyond_a_vector(client: ComputeClient, count: int) -> None:
    lanes = LANES[:count].copy()
    x, out = np.array([10, 20, 30, 40], "f4"), np.zeros(count, "f4")
    picked.launch(client, 1, 32, lanes, x, out)
    is_there = (lanes >= 0) & (lanes < 4)
    np.testing.assert_array_equal(out, np.where(is_there, 2 * x[lanes & 3], 0))
    vectors = np.zeros((count, 4), "f4")
    written.launch(client, 1, 32, lanes, vectors.reshape(-1))
    expected = np.tile(np.arange(1, 5, dtype="f4"), (count, 1))
    for row, lane in zip(expected, lanes, strict=True):
        if 0 <= lane < 4:
            row[lane] = 9
    np.testing.assert_array_equal(vectors, expected)
