"""Softmax of each row by one cube: the greatest value, the sum of exponentials, the quotients."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Float,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    exp,
    f32,
    min_value,
    spec,
    sync_cube,
)

F = TypeVar("F", bound=Float)


@cube
def cube_reduce(value, partial, combine):
    """Combine one value of each unit of the cube; every unit gets the result."""
    sync_cube()
    partial[UNIT_POS_X] = value
    sync_cube()
    half = comptime(CUBE_DIM_X // 2)
    while comptime(half > 0):
        if UNIT_POS_X < half:
            partial[UNIT_POS_X] = combine(partial[UNIT_POS_X], partial[UNIT_POS_X + half])
        sync_cube()
        half = half // 2
    return partial[0]


@cube(launch=True)
def softmax(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    partial = SharedMemory[f32](CUBE_DIM_X)
    row = CUBE_POS_X
    columns = x.shape(1)
    greatest = min_value(f32)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        greatest = max(greatest, f32(x[row, k]))
    greatest = cube_reduce(greatest, partial, lambda a, b: max(a, b))
    total = f32(0.0)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        total += exp(f32(x[row, k]) - greatest)
    total = cube_reduce(total, partial, lambda a, b: a + b)
    for k in range(UNIT_POS_X, columns, CUBE_DIM_X):
        out[row, k] = exp(f32(x[row, k]) - greatest) / total


ARGS = {"softmax": (spec(f32, (64, 300)), spec(f32, (64, 300)))}
DTYPES = ("f32", "f16", "bf16")
SIZES = ((3, 5), (2, 131))


def case(random, dtype, size):
    x = random.array(dtype, size)
    wide = random.wide(x)
    shifted = np.exp(wide - wide.max(axis=1, keepdims=True))
    return dict(
        args=(x, random.zeros(dtype, size)),
        count=size[0],
        dim=64,
        expected={1: shifted / shifted.sum(axis=1, keepdims=True)},
        scale=4,
    )
