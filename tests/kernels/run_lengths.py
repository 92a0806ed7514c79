"""Run-length encoding: where runs start, and their lengths from the list of starts."""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, i32, spec, u32


@cube(launch=True)
def run_starts(x: Array[i32], is_start: Mut[Array[u32]]) -> None:
    i = ABSOLUTE_POS
    if i < x.len():
        is_start[i] = i == 0 or x[i] != x[i - 1]


@cube(launch=True)
def run_lengths(
    x: Array[i32], starts: Array[u32], values: Mut[Array[i32]], lengths: Mut[Array[u32]]
) -> None:
    run = ABSOLUTE_POS
    if run >= starts.len():
        return
    start = starts[run]
    end = starts[run + 1] if run + 1 < starts.len() else u32(x.len())
    values[run], lengths[run] = x[start], end - start


ARGS = {
    "run_starts": (spec(i32, 1000), spec(u32, 1000)),
    "run_lengths": (spec(i32, 1000), spec(u32, 300), spec(i32, 300), spec(u32, 300)),
}
DTYPES = ("i32",)
SIZES = (1, 45)


def case(random, dtype, size, kernel="run_starts"):
    x = np.repeat(random.integers(0, 3, size, dtype), random.integers(1, 5, size, dtype))
    flags = np.concatenate([[True], x[1:] != x[:-1]])
    starts = np.flatnonzero(flags).astype(np.uint32)
    count = -(-x.size // 16)
    if kernel == "run_starts":
        return dict(args=(x, random.zeros("u32", x.size)), count=count, dim=16, expected={1: flags})
    lengths = np.diff(np.append(starts, x.size))
    return dict(
        args=(x, starts, random.zeros(dtype, starts.size), random.zeros("u32", starts.size)),
        count=count,
        dim=16,
        expected={2: x[starts], 3: lengths},
    )
