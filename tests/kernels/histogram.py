"""Counts of byte values: atomics in shared memory, then one atomic a bin and cube in global memory."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_COUNT,
    CUBE_DIM,
    UNIT_POS,
    Array,
    Atomic,
    Comptime,
    Mut,
    SharedMemory,
    cube,
    spec,
    sync_cube,
    u32,
)


@cube(launch=True)
def histogram(x: Array[u32], counts: Mut[Array[Atomic[u32]]], bins: Comptime[int]) -> None:
    local = SharedMemory[Atomic[u32]].zeros(bins)
    for i in range(ABSOLUTE_POS, x.len(), CUBE_COUNT * CUBE_DIM):
        local[x[i] % bins].add(1)
    sync_cube()
    for b in range(UNIT_POS, bins, CUBE_DIM):
        count = local[b].load()
        if count > 0:
            counts[b].add(count)


ARGS = {"histogram": (spec(u32, 1000), spec(u32, 64), 64)}
DTYPES = ("u32",)
SIZES = (0, 3, 777)


def case(random, dtype, size):
    x = random.integers(0, 1000, size, dtype)
    return dict(
        args=(x, random.zeros(dtype, 48), 48),
        count=3,
        dim=32,
        expected={1: np.bincount(x % 48, minlength=48)},
    )
