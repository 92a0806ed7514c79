"""A generic helper with early returns, used with two types in one kernel."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, Numeric, cube, f32, i32, spec

N = TypeVar("N", bound=Numeric)


@cube
def soft_clip(x: N, low: N, high: N) -> N:
    if x < low:
        return low + (x - low) / 4 if x.dtype.is_float else low
    if x > high:
        return high
    return x


@cube(launch=True)
def clamp_twice(
    x: Array[f32], n: Array[i32], out: Mut[Array[f32]], counts: Mut[Array[i32]]
) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        out[i] = soft_clip(x[i], -1.0, 1.0)
        counts[i] = soft_clip(n[i], -10, 10)


ARGS = {"clamp_twice": (spec(f32, 100), spec(i32, 100), spec(f32, 100), spec(i32, 100))}
DTYPES = ("f32",)
SIZES = (1, 50)


def case(random, dtype, size):
    x = random.array(dtype, size)
    n = random.integers(-30, 30, size, "i32")
    wide = random.wide(x)
    soft = np.where(wide < -1, -1 + (wide + 1) / 4, np.minimum(wide, 1))
    return dict(
        args=(x, n, random.zeros(dtype, size), random.zeros("i32", size)),
        count=-(-size // 16),
        dim=16,
        expected={2: soft, 3: np.clip(n, -10, 10)},
    )
