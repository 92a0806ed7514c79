"""Half a sweep of Gauss and Seidel for Poisson's equation, in place: only cells of one color change."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS_X, ABSOLUTE_POS_Y, Comptime, Float, Mut, Tensor, cube, f32, spec

F = TypeVar("F", bound=Float)


@cube(launch=True)
def red_black(
    u: Mut[Tensor[F]], source: Tensor[F], color: Comptime[int], relaxation: Comptime[float]
) -> None:
    row = ABSOLUTE_POS_Y + 1
    column = 2 * ABSOLUTE_POS_X + 1 + (row + color) % 2
    if row + 1 >= u.shape(0) or column + 1 >= u.shape(1):
        return
    around = u[row - 1, column] + u[row + 1, column] + u[row, column - 1] + u[row, column + 1]
    change = (around - source[row, column]) / 4.0 - u[row, column]
    u[row, column] += relaxation * change


ARGS = {"red_black": (spec(f32, (40, 50)), spec(f32, (40, 50)), 1, 1.5)}
OPTIONS = {"red_black": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32", "f64")
SIZES = ((3, 3, 0), (6, 9, 1))


def case(random, dtype, size):
    *shape, color = size
    u, source = random.array(dtype, shape), random.array(dtype, shape)
    expected = random.wide(u).copy()
    inner = expected[1:-1, 1:-1]
    around = sum(np.roll(expected, turn, axis) for axis in (0, 1) for turn in (-1, 1))
    wanted = (around - random.wide(source))[1:-1, 1:-1] / 4
    rows, columns = np.indices(inner.shape) + 1
    chosen = columns % 2 == (1 + (rows + color) % 2) % 2
    inner[chosen] += 1.5 * (wanted - inner)[chosen]
    return dict(
        args=(u, source, color, 1.5),
        count=(-(-shape[1] // 8), -(-shape[0] // 4)),
        dim=(4, 4),
        expected={0: expected},
        scale=8,
    )
