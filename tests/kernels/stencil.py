"""Five-point average in two dimensions; beyond the edges the nearest element counts."""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS_X, ABSOLUTE_POS_Y, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def stencil(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    rows, columns = x.shape(0), x.shape(1)
    if row >= rows or column >= columns:
        return
    up = row - 1 if row > 0 else row
    left = column - 1 if column > 0 else column
    down = min(row + 1, rows - 1)
    right = min(column + 1, columns - 1)
    total = x[row, column] + x[up, column] + x[down, column] + x[row, left] + x[row, right]
    out[row, column] = total / 5.0


ARGS = {"stencil": (spec(f32, (40, 50)), spec(f32, (40, 50)))}
OPTIONS = {"stencil": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((1, 1), (5, 9), (20, 3))


def case(random, dtype, size):
    x = random.array(dtype, size)
    wide = np.pad(random.wide(x), 1, mode="edge")
    sides = wide[:-2, 1:-1] + wide[2:, 1:-1] + wide[1:-1, :-2] + wide[1:-1, 2:]
    return dict(
        args=(x, random.zeros(dtype, size)),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={1: (sides + wide[1:-1, 1:-1]) / 5},
        scale=4,
    )
