"""Exclusive prefix sum of each cube's elements: planes scan in registers, their totals in shared memory."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    PLANE_DIM,
    PLANE_POS,
    UNIT_POS_PLANE,
    Array,
    Mut,
    Numeric,
    SharedMemory,
    comptime,
    cube,
    i32,
    plane_exclusive_sum,
    spec,
    sync_cube,
)

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def plane_scan(x: Array[N], out: Mut[Array[N]]) -> None:
    planes = comptime((CUBE_DIM + PLANE_DIM - 1) // PLANE_DIM)
    totals = SharedMemory[N](planes)
    value = x[ABSOLUTE_POS]
    before = plane_exclusive_sum(value)
    if UNIT_POS_PLANE == PLANE_DIM - 1:
        totals[PLANE_POS] = before + value
    sync_cube()
    for plane in range(PLANE_POS):
        before += totals[plane]
    out[ABSOLUTE_POS] = before


ARGS = {"plane_scan": (spec(i32, 1000), spec(i32, 1000))}
OPTIONS = {"plane_scan": {"cube_dim": 256}}
DTYPES = ("i32", "f32", "u32")
SIZES = (1, 100)


def case(random, dtype, size):
    x = random.array(dtype, size)
    padded = np.zeros(-(-size // 64) * 64)
    padded[:size] = random.wide(x)
    rows = padded.reshape(-1, 64)
    expected = (np.cumsum(rows, axis=1) - rows).reshape(-1)[:size]
    return dict(
        args=(x, random.zeros(dtype, size)),
        count=-(-size // 64),
        dim=64,
        expected={1: expected},
        scale=64,
    )
