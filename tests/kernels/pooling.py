"""Pooling of windows by any rule: a trait with two implementations, chosen at comptime by the class that is passed."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Comptime,
    Mut,
    Tensor,
    cube,
    f32,
    min_value,
    spec,
    u32,
)


class Pool(Protocol):
    """How the elements of a window become one."""

    @staticmethod
    def start(): ...
    @staticmethod
    def include(state, value): ...
    @staticmethod
    def finish(state, count): ...


class Greatest:
    @staticmethod
    def start():
        return min_value(f32)

    @staticmethod
    def include(state, value):
        return max(state, value)

    @staticmethod
    def finish(state, count):
        return state


class Mean:
    @staticmethod
    def start():
        return f32(0.0)

    @staticmethod
    def include(state, value):
        return state + value

    @staticmethod
    def finish(state, count):
        return state / f32(count)


@cube(launch=True)
def pooling(
    x: Tensor[f32], out: Mut[Tensor[f32]], pool: Comptime[type[Pool]], side: Comptime[int]
) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if row >= out.shape(0) or column >= out.shape(1):
        return
    state = pool.start()
    count = u32(0)
    for y in range(row * side, min(row * side + side, x.shape(0))):
        for z in range(column * side, min(column * side + side, x.shape(1))):
            state = pool.include(state, x[y, z])
            count += 1
    out[row, column] = pool.finish(state, count)


ARGS = {"pooling": (spec(f32, (40, 50)), spec(f32, (20, 25)), Greatest, 2)}
OPTIONS = {"pooling": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((5, 9, 2, Greatest), (7, 4, 3, Mean))


def case(random, dtype, size):
    rows, columns, side, pool = size
    x = random.array(dtype, (rows, columns))
    over = np.max if pool is Greatest else np.mean
    shape = (-(-rows // side), -(-columns // side))
    expected = np.array(
        [
            over(random.wide(x)[i * side : (i + 1) * side, j * side : (j + 1) * side])
            for i, j in np.ndindex(*shape)
        ]
    ).reshape(shape)
    return dict(
        args=(x, random.zeros(dtype, shape), pool, side),
        count=(-(-shape[1] // 4), -(-shape[0] // 4)),
        dim=(4, 4),
        expected={1: expected},
        scale=4,
    )
