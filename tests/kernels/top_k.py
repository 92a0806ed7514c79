"""The `k` greatest of each row in order, by insertion into an array that unrolling keeps in registers."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Comptime,
    LocalArray,
    Mut,
    Numeric,
    Tensor,
    cube,
    f32,
    i32,
    min_value,
    spec,
    unroll,
)

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def top_k(x: Tensor[N], values: Mut[Tensor[N]], places: Mut[Tensor[i32]], k: Comptime[int]) -> None:
    row = ABSOLUTE_POS
    if row >= x.shape(0):
        return
    best = LocalArray[N](k)
    where = LocalArray[i32](k)
    for rank in unroll(range(k)):
        best[rank], where[rank] = min_value(N), -1
    for column in range(i32(x.shape(1))):
        value, place = x[row, column], column
        for rank in unroll(range(k)):
            if value > best[rank] or value == best[rank] and place < where[rank]:
                best[rank], value = value, best[rank]
                where[rank], place = place, where[rank]
    for rank in unroll(range(k)):
        values[row, rank], places[row, rank] = best[rank], where[rank]


ARGS = {"top_k": (spec(f32, (100, 50)), spec(f32, (100, 3)), spec(i32, (100, 3)), 3)}
DTYPES = ("f32", "i32")
SIZES = ((5, 9, 3), (17, 20, 4))


def case(random, dtype, size):
    rows, columns, k = size
    x = random.array(dtype, size[:2])
    order = np.argsort(-random.wide(x), axis=1, kind="stable")[:, :k]
    return dict(
        args=(x, random.zeros(dtype, (rows, k)), random.zeros("i32", (rows, k)), k),
        count=-(-rows // 8),
        dim=8,
        expected={1: np.take_along_axis(random.wide(x), order, axis=1), 2: order},
    )
