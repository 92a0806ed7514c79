"""Median of three by three pixels by a network of exchanges (Devillard 1998), which is data at comptime."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Mut,
    Numeric,
    Tensor,
    cube,
    f32,
    i32,
    spec,
)

N = TypeVar("N", bound=Numeric)
NETWORK = (
    *((1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3)),
    *((5, 8), (4, 7), (3, 6), (1, 4), (2, 5), (4, 7), (4, 2), (6, 4), (4, 2)),
)
"""Pairs of places: the lesser of the two goes to the first."""


@cube(launch=True)
def median_filter(x: Tensor[N], out: Mut[Tensor[N]]) -> None:
    row, column = i32(ABSOLUTE_POS_Y), i32(ABSOLUTE_POS_X)
    rows, columns = i32(x.shape(0)), i32(x.shape(1))
    if row >= rows or column >= columns:
        return
    window = [
        x[min(max(row + down, 0), rows - 1), min(max(column + right, 0), columns - 1)]
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
    ]
    for first, second in NETWORK:
        a, b = window[first], window[second]
        window[first], window[second] = min(a, b), max(a, b)
    out[row, column] = window[4]


ARGS = {"median_filter": (spec(f32, (40, 50)), spec(f32, (40, 50)))}
OPTIONS = {"median_filter": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32", "u8")
SIZES = ((1, 2), (5, 6))


def case(random, dtype, size):
    x = random.array(dtype, size)
    padded = np.pad(random.wide(x), 1, mode="edge")
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    return dict(
        args=(x, random.zeros(dtype, size)),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={1: np.median(windows, axis=(2, 3))},
    )
