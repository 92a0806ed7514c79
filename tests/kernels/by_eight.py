"""``y = 2 x + y`` of eight narrow numbers a unit: one access of 16 or 8 bytes, of words on most targets."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Mut, Numeric, Tensor, cube, f16, spec

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def by_eight(x: Tensor[N], y: Mut[Tensor[N]]) -> None:
    i = ABSOLUTE_POS
    if i < y.len():
        y[i] = 2 * x[i] + y[i]


ARGS = {"by_eight": (spec(f16, 4000), spec(f16, 4000))}
OPTIONS = {"by_eight": {"vectorize": 8}}
DTYPES = ("f16", "bf16", "u8")
SIZES = (8, 1000)


def case(random, dtype, size):
    x, y = random.array(dtype, size), random.array(dtype, size)
    expected = 2 * random.wide(x) + random.wide(y)
    if dtype == "u8":
        expected = np.mod(expected, 256)
    return dict(args=(x, y), count=-(-size // 8 // 16), dim=16, vectorize=8, expected={1: expected})
