"""The example of the design: a strided sum with three arms, a plane sum and a comptime guard."""

from __future__ import annotations

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Comptime,
    Mut,
    Tensor,
    cube,
    f32,
    fma,
    plane_sum,
    spec,
)


@cube(launch=True)
def leaky_row_sum(
    x: Tensor[f32], out: Mut[Tensor[f32]], slope: Comptime[float], guard: Comptime[bool]
) -> None:
    row = CUBE_POS_X
    acc = f32(0.0)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        v = x[row, k]
        if v > 0.0:
            acc += v
        elif v > -100.0 and slope != 0.0:
            acc = fma(v, slope, acc)  # keep the rounding of one multiply
        else:
            acc = acc - 1.0
    total = plane_sum(acc)  # launched with CUBE_DIM == PLANE_DIM
    if guard:
        total = total if row < out.len() else f32(0.0)
    if UNIT_POS_X == 0:
        out[row] = total


ARGS = {"leaky_row_sum": (spec(f32, (64, 300)), spec(f32, 64), 0.5, True)}
OPTIONS = {"leaky_row_sum": {"cube_dim": 32}}
DTYPES = ("f32",)
SIZES = ((3, 5), (2, 70))


def case(random, dtype, size):
    x = random.array(dtype, size)
    wide = random.wide(x)
    return dict(
        args=(x, random.zeros(dtype, size[0]), 0.5, True),
        count=size[0],
        dim="plane",
        expected={1: np.where(wide > 0, wide, wide * 0.5).sum(axis=1)},
        scale=size[1],
    )
