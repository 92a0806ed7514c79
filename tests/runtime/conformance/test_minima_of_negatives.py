"""Minima and maxima of negated integers: ptxas of CUDA 13.0 loses the minus where it takes three at once."""

from __future__ import annotations

import numpy as np

from runtime.client import ComputeClient
from transpile import ABSOLUTE_POS, Array, LocalArray, Mut, Vector, cube, i32


@cube(launch=True)
def extremes(x: Array[i32], y: Array[i32], z: Array[i32], out: Mut[Array[i32]], n: i32) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        out[i * 8 + 0] = min(min(x[i], -y[i]), z[i])
        out[i * 8 + 1] = max(max(x[i], -y[i]), z[i])
        least = x[i]
        if -y[i] < least:
            least = -y[i]
        if z[i] < least:
            least = z[i]
        out[i * 8 + 2] = least
        chosen = x[i] if x[i] > -y[i] else -y[i]  # noqa: FURB136
        out[i * 8 + 3] = chosen if chosen > z[i] else z[i]  # noqa: FURB136
        all_of = x[i]
        for k in range(n):
            all_of = min(all_of, -y[k])
            all_of = min(all_of, z[k])
        out[i * 8 + 4] = all_of
        own = LocalArray[i32](2)
        own[0] = -y[i]
        own[1] = z[i]
        out[i * 8 + 5] = max(max(x[i], own[0]), own[1])
        sign = y[i]
        if n > 3:
            sign = -sign
        out[i * 8 + 6] = min(min(x[i], sign), z[i])
        out[i * 8 + 7] = max(max(y[i], -y[i]), z[i])


def test_minima_of_negatives(client: ComputeClient) -> None:
    random = np.random.default_rng(5)
    x, y, z = random.integers(-9, 10, (3, 64), dtype="i4")
    out = np.zeros((64, 8), "i4")
    extremes.launch(client, 2, 32, x, y, z, out.reshape(-1), 7)
    three = np.array([x, -y, z])
    least, greatest = three.min(0), three.max(0)
    over_all = np.minimum(x, min((-y[:7]).min(), z[:7].min()))
    wanted = [least, greatest, least, greatest, over_all, greatest, least, np.maximum(abs(y), z)]
    np.testing.assert_array_equal(out, np.array(wanted).T)


@cube(launch=True)
def turns(x: Array[i32], y: Array[i32], z: Array[i32], out: Mut[Array[i32]]) -> None:
    """A compiler that writes the loop out has ``0 - y`` in its first turn, and ``-1 * y``."""
    i = ABSOLUTE_POS
    total = 0
    for k in range(4):
        total = min(min(total - y[i + k], x[i + k]), z[i + k])
    out[i * 2] = total
    found = 0
    for k in range(-1, 2):
        found = max(max(found, k * y[i]), x[i])
        found = min(min(found, k - y[i]), z[i])
    out[i * 2 + 1] = found


def test_loops_that_begin_with_a_number(client: ComputeClient) -> None:
    random = np.random.default_rng(6)
    x, y, z = random.integers(-9, 10, (3, 36), dtype="i4")
    out = np.zeros((32, 2), "i4")
    turns.launch_unchecked(client, 1, 32, x, y, z, out.reshape(-1))
    total, found = np.zeros((2, 32), "i4")
    for k in range(4):
        total = np.minimum(np.minimum(total - y[k : k + 32], x[k : k + 32]), z[k : k + 32])
    for k in (-1, 0, 1):
        found = np.maximum(np.maximum(found, k * y[:32]), x[:32])
        found = np.minimum(np.minimum(found, k - y[:32]), z[:32])
    np.testing.assert_array_equal(out, np.array([total, found]).T)


@cube(launch=True)
def lanes(x: Array[i32], y: Array[i32], z: Array[i32], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    both = -Vector[i32, 2](x[i], y[i])
    least = min(min(Vector[i32, 2](y[i], x[i]), both), Vector[i32, 2](z[i]))
    size = abs(both)
    out[i * 4] = least[0]
    out[i * 4 + 1] = least[1]
    out[i * 4 + 2] = max(max(both[0], z[i]), both[1])
    out[i * 4 + 3] = max(size[0], z[i]) - size[1]


def test_lanes_of_vectors(client: ComputeClient) -> None:
    random = np.random.default_rng(7)
    x, y, z = random.integers(-9, 10, (3, 32), dtype="i4")
    x[0] = y[1] = -(2**31)
    out = np.zeros((32, 4), "i4")
    lanes.launch(client, 1, 32, x, y, z, out.reshape(-1))
    least = np.minimum(np.minimum([y, x], [-x, -y]), z)
    greatest = np.maximum(np.maximum(-x, z), -y)
    sizes = np.maximum(np.abs(x), z) - np.abs(y)
    np.testing.assert_array_equal(out, np.array([*least, greatest, sizes]).T)
