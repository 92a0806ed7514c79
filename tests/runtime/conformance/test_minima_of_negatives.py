"""Minima and maxima of negated integers: ptxas of CUDA 13.0 loses the minus where it takes three at once."""

from __future__ import annotations

import numpy as np

from runtime.client import ComputeClient
from transpile import ABSOLUTE_POS, Array, LocalArray, Mut, cube, i32


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
