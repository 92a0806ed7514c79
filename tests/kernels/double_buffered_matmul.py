"""Matrix product with two tiles in turn: the next one is on its way while the units work on the present one."""

from __future__ import annotations

from typing import TypeVar

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    UNIT_POS_Y,
    Float,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    fma,
    spec,
    sync_cube,
    u32,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def double_buffered_matmul(a: Tensor[F], b: Tensor[F], c: Mut[Tensor[F]]) -> None:
    side = comptime(CUBE_DIM_X)
    a_tiles, b_tiles = (SharedMemory[f32]((2, side, side)) for _ in range(2))
    x, y = UNIT_POS_X, UNIT_POS_Y
    row, column = CUBE_POS_Y * side + y, CUBE_POS_X * side + x

    def load(buffer, start):
        a_tiles[buffer, y, x] = f32(a[row, start + x])
        b_tiles[buffer, y, x] = f32(b[start + y, column])

    load(0, 0)
    sync_cube()
    total = f32(0.0)
    now = u32(0)
    for start in range(0, u32(a.shape(1)), side):
        load(1 - now, start + side)
        for k in range(side):
            total = fma(a_tiles[now, y, k], b_tiles[now, k, x], total)
        sync_cube()
        now = 1 - now
    c[row, column] = total


ARGS = {"double_buffered_matmul": (spec(f32, (40, 50)), spec(f32, (50, 30)), spec(f32, (40, 30)))}
OPTIONS = {"double_buffered_matmul": {"cube_dim": (16, 16), "grid_rank": 2}}
DTYPES = ("f32", "f16")
SIZES = ((3, 5, 2), (5, 9, 6))


def case(random, dtype, size):
    rows, inner, columns = size
    a, b = random.array(dtype, (rows, inner)), random.array(dtype, (inner, columns))
    return dict(
        args=(a, b, random.zeros(dtype, (rows, columns))),
        count=(-(-columns // 4), -(-rows // 4)),
        dim=(4, 4),
        expected={2: random.wide(a) @ random.wide(b)},
        scale=inner,
    )
