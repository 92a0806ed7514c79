"""Matrix product through tiles in shared memory, with two barriers a step."""

from __future__ import annotations

from transpile import (
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    UNIT_POS_Y,
    Comptime,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    spec,
    sync_cube,
)


@cube(launch=True)
def tiled_matmul(a: Tensor[f32], b: Tensor[f32], c: Mut[Tensor[f32]], tile: Comptime[int]) -> None:
    a_tile = SharedMemory[f32]((tile, tile))
    b_tile = SharedMemory[f32]((tile, tile))
    x, y = UNIT_POS_X, UNIT_POS_Y
    row = CUBE_POS_Y * tile + y
    column = CUBE_POS_X * tile + x
    inner = a.shape(1)
    total = f32(0.0)
    for start in range(0, inner, tile):
        a_tile[y, x] = a[row, start + x]
        b_tile[y, x] = b[start + y, column]
        sync_cube()
        for k in range(tile):
            total += a_tile[y, k] * b_tile[k, x]
        sync_cube()
    c[row, column] = total


ARGS = {"tiled_matmul": (spec(f32, (40, 50)), spec(f32, (50, 30)), spec(f32, (40, 30)), 16)}
OPTIONS = {"tiled_matmul": {"cube_dim": (16, 16), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((5, 9, 3), (17, 33, 20))


def case(random, dtype, size):
    rows, inner, columns = size
    a, b = random.array(dtype, (rows, inner)), random.array(dtype, (inner, columns))
    return dict(
        args=(a, b, random.zeros(dtype, (rows, columns)), 8),
        count=(-(-columns // 8), -(-rows // 8)),
        dim=(8, 8),
        expected={2: random.wide(a) @ random.wide(b)},
        scale=inner,
    )
