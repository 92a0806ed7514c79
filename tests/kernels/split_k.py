"""Multiply a matrix of halves by a vector: cubes share the columns, and add what they have to the result."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    CUBE_DIM_Y,
    UNIT_POS_X,
    UNIT_POS_Y,
    Array,
    Atomic,
    Float,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f16,
    spec,
    sync_cube,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def split_k(
    matrix: Tensor[F],
    vector: Array[F],
    out: Mut[Array[Atomic[F]]],
    largest: Mut[Array[Atomic[F]]],
) -> None:
    row, k = UNIT_POS_Y, ABSOLUTE_POS_X
    sums = SharedMemory[Atomic[F]].zeros(CUBE_DIM_Y)
    if row < matrix.shape(0) and k < matrix.shape(1):
        sums[row].add(matrix[row, k] * vector[k])
    sync_cube()
    if UNIT_POS_X == 0:
        share = sums[row].load()
        out[row].add(share)  # a row beyond the matrix is dropped
        largest[0].max(abs(share))


ARGS = {"split_k": (spec(f16, (7, 300)), spec(f16, 300), spec(f16, 7), spec(f16, 1))}
OPTIONS = {"split_k": {"cube_dim": (32, 8), "grid_rank": 2}}
DTYPES = ("f16", "bf16")
SIZES = ((5, 11),)


def case(random, dtype, size):
    rows, columns = size
    matrix, vector = random.array(dtype, size), random.array(dtype, columns)
    products = random.wide(matrix) * random.wide(vector)
    shares = [products[:, start : start + 4].sum(axis=1) for start in range(0, columns, 4)]
    return dict(
        args=(matrix, vector, random.zeros(dtype, rows), random.zeros(dtype, 1)),
        count=(-(-columns // 4), 1),
        dim=(4, 6),
        expected={2: products.sum(axis=1), 3: np.abs(shares).max(keepdims=True).reshape(1)},
        scale=columns,
    )
