"""Explicit step of the heat equation in three dimensions, on a grid of cubes that the edges cut."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    ABSOLUTE_POS_Z,
    Float,
    Mut,
    Tensor,
    cube,
    f32,
    spec,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def heat(now: Tensor[F], after: Mut[Tensor[F]], rate: F) -> None:
    x, y, z = ABSOLUTE_POS_X, ABSOLUTE_POS_Y, ABSOLUTE_POS_Z
    depth, height, width = now.shape(0), now.shape(1), now.shape(2)
    if x >= width or y >= height or z >= depth:
        return
    here = now[z, y, x]
    if x in (0, width - 1) or y in (0, height - 1) or z in (0, depth - 1):
        after[z, y, x] = here  # the boundary keeps its temperature
        return
    around = now[z, y, x - 1] + now[z, y, x + 1]
    around += now[z, y - 1, x] + now[z, y + 1, x]
    around += now[z - 1, y, x] + now[z + 1, y, x]
    after[z, y, x] = here + rate * (around - 6.0 * here)


ARGS = {"heat": (spec(f32, (20, 30, 40)), spec(f32, (20, 30, 40)), 0.1)}
OPTIONS = {"heat": {"cube_dim": (8, 4, 4), "grid_rank": 3}}
DTYPES = ("f32", "f64")
SIZES = ((1, 2, 3), (5, 6, 7))


def case(random, dtype, size):
    now = random.array(dtype, size)
    wide = random.wide(now)
    expected = wide.copy()
    inner = (slice(1, -1),) * 3
    around = sum(np.roll(wide, turn, axis) for axis in range(3) for turn in (-1, 1))
    expected[inner] += 0.125 * (around - 6 * wide)[inner]
    return dict(
        args=(now, random.zeros(dtype, size), 0.125),
        count=tuple(-(-n // 2) for n in reversed(size)),
        dim=(2, 2, 2),
        expected={1: expected},
        scale=4,
    )
