"""Add rows to those of a table that their indices name, several to one: the gradient of an embedding."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Array,
    Atomic,
    Mut,
    Numeric,
    Tensor,
    cube,
    f32,
    spec,
    u32,
)

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def scatter_add(rows: Tensor[N], indices: Array[u32], table: Mut[Tensor[Atomic[N]]]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if row < rows.shape(0) and column < rows.shape(1):
        value = rows[row, column]
        if value != 0:
            table[indices[row], column].add(value)


ARGS = {"scatter_add": (spec(f32, (500, 60)), spec(u32, 500), spec(f32, (30, 60)))}
OPTIONS = {"scatter_add": {"cube_dim": (32, 8), "grid_rank": 2}}
DTYPES = ("f32", "i32", "u32")
SIZES = ((9, 3, 5), (30, 7, 2))


def case(random, dtype, size):
    count, entries, columns = size
    rows = random.array(dtype, (count, columns))
    indices = random.integers(0, entries + 1, count, "u32")  # one row beyond the table is dropped
    expected = np.zeros((entries + 1, columns))
    np.add.at(expected, indices, random.wide(rows))
    return dict(
        args=(rows, indices, random.zeros(dtype, (entries, columns))),
        count=(-(-columns // 4), -(-count // 4)),
        dim=(4, 4),
        expected={2: expected[:entries]},
        scale=count,
    )
