"""Inclusive prefix sum of each cube's elements by doubling steps, with two buffers in shared memory."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    UNIT_POS,
    Array,
    Mut,
    SharedMemory,
    comptime,
    cube,
    i32,
    spec,
    sync_cube,
)


@cube(launch=True)
def prefix_sum(x: Array[i32], out: Mut[Array[i32]]) -> None:
    units = comptime(CUBE_DIM)
    buffer = SharedMemory[i32]((2, units))
    buffer[0, UNIT_POS] = x[ABSOLUTE_POS]
    sync_cube()
    now, offset = comptime(0), comptime(1)
    while comptime(offset < units):
        value = buffer[now, UNIT_POS]
        if UNIT_POS >= offset:
            value += buffer[now, UNIT_POS - offset]
        buffer[1 - now, UNIT_POS] = value
        sync_cube()
        now, offset = comptime(1 - now), comptime(offset * 2)
    out[ABSOLUTE_POS] = buffer[now, UNIT_POS]


ARGS = {"prefix_sum": (spec(i32, 1000), spec(i32, 1000))}
OPTIONS = {"prefix_sum": {"cube_dim": 128}}
DTYPES = ("i32",)
SIZES = (1, 32, 100)


def case(random, dtype, size):
    x = random.integers(-100, 100, size, dtype)
    padded = np.zeros(-(-size // 32) * 32, np.int64)
    padded[:size] = x
    expected = np.cumsum(padded.reshape(-1, 32), axis=1).reshape(-1)[:size]
    return dict(
        args=(x, random.zeros(dtype, size)), count=-(-size // 32), dim=32, expected={1: expected}
    )
