"""Edges of a picture by Sobel's operator; neighbours beyond the edges read as zero, which indices do by themselves."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Mut,
    Tensor,
    atan2,
    cube,
    f32,
    i32,
    spec,
    sqrt,
)

ACROSS = ((-1, 0, 1), (-2, 0, 2), (-1, 0, 1))
DOWN = tuple(zip(*ACROSS))


@cube
def filtered(x: Tensor[f32], row, column, weights) -> f32:
    total = f32(0.0)
    for down, line in enumerate(weights):
        for right, weight in enumerate(line):
            if weight != 0:
                total += weight * x[row + (down - 1), column + (right - 1)]
    return total


@cube(launch=True)
def sobel(x: Tensor[f32], size: Mut[Tensor[f32]], angle: Mut[Tensor[f32]]) -> None:
    row, column = i32(ABSOLUTE_POS_Y), i32(ABSOLUTE_POS_X)
    if row < i32(x.shape(0)) and column < i32(x.shape(1)):
        across, down = (filtered(x, row, column, weights) for weights in (ACROSS, DOWN))
        size[row, column] = sqrt(across * across + down * down)
        angle[row, column] = atan2(down, across)


ARGS = {"sobel": (spec(f32, (40, 50)), spec(f32, (40, 50)), spec(f32, (40, 50)))}
OPTIONS = {"sobel": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((1, 2), (6, 5))


def case(random, dtype, size):
    x = random.array(dtype, size)
    padded = np.pad(random.wide(x), 1)
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    across, down = (np.einsum("ijkl,kl", windows, np.array(w)) for w in (ACROSS, DOWN))
    return dict(
        args=(x, random.zeros(dtype, size), random.zeros(dtype, size)),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={1: np.hypot(across, down), 2: np.arctan2(down, across)},
        scale=8,
    )
