"""Transpose through a padded tile of shared memory, so that both sides are read and written in rows."""

from __future__ import annotations

from typing import TypeVar

from transpile import (
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    UNIT_POS_Y,
    CubePrimitive,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    spec,
    sync_cube,
)

E = TypeVar("E", bound=CubePrimitive)


@cube(launch=True)
def transpose(x: Tensor[E], out: Mut[Tensor[E]]) -> None:
    side = comptime(16)
    tile = SharedMemory[E]((side, side + 1))
    row = CUBE_POS_Y * side + UNIT_POS_Y
    column = CUBE_POS_X * side + UNIT_POS_X
    if row < x.shape(0) and column < x.shape(1):
        tile[UNIT_POS_Y, UNIT_POS_X] = x[row, column]
    sync_cube()
    row = CUBE_POS_X * side + UNIT_POS_Y
    column = CUBE_POS_Y * side + UNIT_POS_X
    if row < out.shape(0) and column < out.shape(1):
        out[row, column] = tile[UNIT_POS_X, UNIT_POS_Y]


ARGS = {"transpose": (spec(f32, (40, 50)), spec(f32, (50, 40)))}
OPTIONS = {"transpose": {"cube_dim": (16, 16), "grid_rank": 2}}
DTYPES = ("f32", "f16", "i32", "u32", "i64", "u8")
SIZES = ((5, 9), (33, 20))


def case(random, dtype, size):
    rows, columns = size
    x = random.array(dtype, size)
    return dict(
        args=(x, random.zeros(dtype, (columns, rows))),
        count=(-(-columns // 16), -(-rows // 16)),
        dim=(16, 16),
        expected={1: random.wide(x).T},
    )
