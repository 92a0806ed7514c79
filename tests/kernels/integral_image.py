"""Summed area table: prefix sums along the rows, then, by the other value of the comptime axis, along the columns."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Comptime, Define, Mut, Numeric, Tensor, cube, f32, i32, spec

N = TypeVar("N", bound=Numeric)
S = TypeVar("S", bound=Numeric)


@cube(launch=True)
def integral_image(
    x: Tensor[N], out: Mut[Tensor[S]], total: Define[S], axis: Comptime[int]
) -> None:
    line = ABSOLUTE_POS
    if line >= x.shape(1 - axis):
        return
    running = total(0)
    for k in range(x.shape(axis)):
        at = (line, k) if axis == 1 else (k, line)
        running += total(x[at])
        out[at] = running


ARGS = {"integral_image": (spec(i32, (40, 50)), spec(i32, (40, 50)), i32, 1)}
DTYPES = ("i32", "u8", "f32")
SIZES = ((5, 9, 1), (7, 3, 0))


def case(random, dtype, size):
    *shape, axis = size
    x = random.integers(0, 200, shape, dtype)
    total = f32 if dtype == "f32" else i32
    return dict(
        args=(x, random.zeros(total, shape), total, axis),
        count=-(-max(shape) // 8),
        dim=8,
        expected={1: np.cumsum(random.wide(x), axis=axis)},
    )
