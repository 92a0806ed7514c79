"""Product of a sparse matrix (compressed rows) and a vector: one plane for each row."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    PLANE_DIM,
    UNIT_POS_PLANE,
    Array,
    Float,
    Mut,
    cube,
    f32,
    plane_elect,
    plane_sum,
    spec,
    u32,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def csr_matvec(
    offsets: Array[u32], columns: Array[u32], values: Array[F], x: Array[F], y: Mut[Array[F]]
) -> None:
    row = u32(ABSOLUTE_POS) // PLANE_DIM
    total = F(0)
    if row < y.len():
        for k in range(offsets[row] + UNIT_POS_PLANE, offsets[row + 1], PLANE_DIM):
            total += values[k] * x[columns[k]]
    total = plane_sum(total)
    if plane_elect() and row < y.len():
        y[row] = total


ARGS = {
    "csr_matvec": (spec(u32, 101), spec(u32, 900), spec(f32, 900), spec(f32, 80), spec(f32, 100))
}
OPTIONS = {"csr_matvec": {"cube_dim": 128}}
DTYPES = ("f32", "f64")
SIZES = ((3, 5), (5, 9))


def case(random, dtype, size):
    rows, width = size
    lengths = random.integers(0, width, rows, "u32")
    lengths[rows // 2] = 0
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype("u4")
    columns = random.integers(0, width, offsets[-1], "u32")
    values, x = random.array(dtype, offsets[-1]), random.array(dtype, width)
    products = random.wide(values) * random.wide(x)[columns]
    expected = [products[a:b].sum() for a, b in zip(offsets, offsets[1:])]
    return dict(
        args=(offsets, columns, values, x, random.zeros(dtype, rows)),
        count=rows,
        dim=64,
        expected={4: np.array(expected)},
        scale=width,
    )
