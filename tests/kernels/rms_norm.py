"""Root mean square normalization: a row held in registers between its two passes, as the comptime width allows."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Array,
    Comptime,
    Float,
    LocalArray,
    Mut,
    Tensor,
    comptime,
    cube,
    f32,
    plane_sum,
    rsqrt,
    spec,
    unroll,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def rms_norm(
    x: Tensor[F], weight: Array[F], out: Mut[Tensor[F]], columns: Comptime[int], epsilon: f32 = 1e-6
) -> None:
    row = CUBE_POS_X
    steps = comptime((columns + CUBE_DIM_X - 1) // CUBE_DIM_X)
    kept = LocalArray[f32](steps)
    squares = f32(0.0)
    for step in unroll(range(steps)):
        kept[step] = f32(x[row, UNIT_POS_X + step * CUBE_DIM_X])
        squares += kept[step] * kept[step]
    # Launched with CUBE_DIM == PLANE_DIM.
    inverse = rsqrt(plane_sum(squares) / columns + epsilon)
    for step in unroll(range(steps)):
        column = UNIT_POS_X + step * CUBE_DIM_X
        out[row, column] = kept[step] * inverse * f32(weight[column])


ARGS = {"rms_norm": (spec(f32, (64, 100)), spec(f32, 100), spec(f32, (64, 100)), 100, 1e-6)}
OPTIONS = {"rms_norm": {"cube_dim": 32}}
DTYPES = ("f32", "f16", "bf16")
SIZES = ((3, 5), (2, 37))


def case(random, dtype, size):
    x, weight = random.array(dtype, size), random.array(dtype, size[1])
    wide = random.wide(x)
    mean = np.mean(wide * wide, axis=1, keepdims=True)
    return dict(
        args=(x, weight, random.zeros(dtype, size), size[1], 1e-6),
        count=size[0],
        dim="plane",
        expected={2: wide / np.sqrt(mean + 1e-6) * random.wide(weight)},
        scale=8,
    )
