"""Bitonic sort of each cube's elements in shared memory; the sorting network is unrolled at comptime."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    UNIT_POS,
    Array,
    Comptime,
    Mut,
    Numeric,
    SharedMemory,
    comptime,
    cube,
    f32,
    max_value,
    min_value,
    spec,
    sync_cube,
)

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def bitonic_sort(x: Mut[Array[N]], descending: Comptime[bool] = False) -> None:
    items = SharedMemory[N](CUBE_DIM)
    last = min_value(N) if descending else max_value(N)
    items[UNIT_POS] = x[ABSOLUTE_POS] if ABSOLUTE_POS < x.len() else last
    length = comptime(2)
    while comptime(length <= CUBE_DIM):
        distance = comptime(length // 2)
        while comptime(distance > 0):
            sync_cube()
            partner = UNIT_POS ^ distance
            own, other = items[UNIT_POS], items[partner]
            sync_cube()
            upward = (UNIT_POS & length == 0) != descending
            keeps_less = (UNIT_POS < partner) == upward
            items[UNIT_POS] = min(own, other) if keeps_less else max(own, other)
            distance //= 2
        length *= 2
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = items[UNIT_POS]


ARGS = {"bitonic_sort": (spec(f32, 1000), False)}
OPTIONS = {"bitonic_sort": {"cube_dim": 32}}
DTYPES = ("f32", "i32", "u32", "f16", "i64")
SIZES = ((8, False), (13, True))


def case(random, dtype, size):
    length, descending = size
    x = random.array(dtype, length)
    parts = [np.sort(random.wide(x)[k : k + 8]) for k in range(0, length, 8)]
    expected = np.concatenate([part[::-1] if descending else part for part in parts])
    return dict(args=(x, descending), count=-(-length // 8), dim=8, expected={0: expected})
