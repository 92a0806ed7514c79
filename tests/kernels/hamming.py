"""Distances of binary codes: the bits that differ between any two rows, counted word by word over tiles."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    CUBE_DIM_X,
    CUBE_DIM_Y,
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    UNIT_POS_Y,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    popcount,
    spec,
    static_assert,
    sync_cube,
    u32,
)


@cube(launch=True)
def hamming(a: Tensor[u32], b: Tensor[u32], out: Mut[Tensor[u32]]) -> None:
    static_assert(CUBE_DIM_X == CUBE_DIM_Y, "a square tile")
    side = comptime(CUBE_DIM_X)
    a_tile, b_tile = (SharedMemory[u32]((side, side + 1)) for _ in range(2))
    different = u32(0)
    for start in range(0, u32(a.shape(1)), side):
        a_tile[UNIT_POS_Y, UNIT_POS_X] = a[CUBE_POS_Y * side + UNIT_POS_Y, start + UNIT_POS_X]
        b_tile[UNIT_POS_Y, UNIT_POS_X] = b[CUBE_POS_X * side + UNIT_POS_Y, start + UNIT_POS_X]
        sync_cube()
        for k in range(side):
            different += popcount(a_tile[UNIT_POS_Y, k] ^ b_tile[UNIT_POS_X, k])
        sync_cube()
    out[ABSOLUTE_POS_Y, ABSOLUTE_POS_X] = different


ARGS = {"hamming": (spec(u32, (40, 8)), spec(u32, (50, 8)), spec(u32, (40, 50)))}
OPTIONS = {"hamming": {"cube_dim": (16, 16), "grid_rank": 2}}
DTYPES = ("u32",)
SIZES = ((3, 1, 5), (5, 6, 9))


def case(random, dtype, size):
    rows, words, columns = size
    a = random.integers(0, 2**32, (rows, words), dtype)
    b = random.integers(0, 2**32, (columns, words), dtype)
    differing = np.unpackbits((a[:, None] ^ b[None]).view("u1"), axis=2)
    return dict(
        args=(a, b, random.zeros(dtype, (rows, columns))),
        count=(-(-columns // 4), -(-rows // 4)),
        dim=(4, 4),
        expected={2: differing.sum(axis=2)},
    )
