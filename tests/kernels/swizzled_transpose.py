"""Transpose through a tile without padding: columns are exchanged by XOR, so that banks don't clash."""

from __future__ import annotations

from typing import TypeVar

from transpile import (
    CUBE_DIM_X,
    CUBE_DIM_Y,
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
    static_assert,
    sync_cube,
    unroll,
)

E = TypeVar("E", bound=CubePrimitive)


@cube(launch=True)
def swizzled_transpose(x: Tensor[E], out: Mut[Tensor[E]]) -> None:
    """Each unit moves `CUBE_DIM_X / CUBE_DIM_Y` elements of a square tile."""
    side, step = comptime(CUBE_DIM_X), comptime(CUBE_DIM_Y)
    static_assert(side & (side - 1) == 0, "the swizzle needs a power of two")
    tile = SharedMemory[E](side * side)
    column, row = CUBE_POS_X * side + UNIT_POS_X, CUBE_POS_Y * side + UNIT_POS_Y
    for offset in unroll(range(0, side, step)):
        line = UNIT_POS_Y + offset
        if row + offset < x.shape(0) and column < x.shape(1):
            tile[line * side + (UNIT_POS_X ^ line)] = x[row + offset, column]
    sync_cube()
    column, row = CUBE_POS_Y * side + UNIT_POS_X, CUBE_POS_X * side + UNIT_POS_Y
    for offset in unroll(range(0, side, step)):
        line = UNIT_POS_Y + offset
        if row + offset < out.shape(0) and column < out.shape(1):
            out[row + offset, column] = tile[UNIT_POS_X * side + (UNIT_POS_X ^ line)]


ARGS = {"swizzled_transpose": (spec(f32, (100, 70)), spec(f32, (70, 100)))}
OPTIONS = {"swizzled_transpose": {"cube_dim": (32, 8), "grid_rank": 2}}
DTYPES = ("f32", "u8", "i64")
SIZES = ((3, 5), (9, 6))


def case(random, dtype, size):
    x = random.array(dtype, size)
    return dict(
        args=(x, random.zeros(dtype, size[::-1])),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 2),
        expected={1: random.wide(x).T},
    )
