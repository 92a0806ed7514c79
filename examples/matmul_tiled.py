"""Matrix product through tiles in shared memory: each element is read from global memory once a tile, not once a use.

python examples/matmul_tiled.py
python -m transpile show examples/matmul_tiled.py:matmul --stage cuda
"""

from __future__ import annotations

import numpy as np

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
def matmul(a: Tensor[f32], b: Tensor[f32], c: Mut[Tensor[f32]], tile: Comptime[int]) -> None:
    a_tile = SharedMemory[f32]((tile, tile))
    b_tile = SharedMemory[f32]((tile, tile))
    x, y = UNIT_POS_X, UNIT_POS_Y
    row = CUBE_POS_Y * tile + y
    column = CUBE_POS_X * tile + x
    total = f32(0.0)
    for start in range(0, a.shape(1), tile):
        # Out of bounds reads give 0, and adding 0 * 0 is right: edges need no code of their own.
        a_tile[y, x] = a[row, start + x]
        b_tile[y, x] = b[start + y, column]
        sync_cube()  # the tiles are filled
        for k in range(tile):
            total += a_tile[y, k] * b_tile[k, x]
        sync_cube()  # the tiles were read, and may be filled again
    c[row, column] = total  # a write out of bounds is skipped


TILE = 16
ARGS = {"matmul": (spec(f32, (40, 50)), spec(f32, (50, 30)), spec(f32, (40, 30)), TILE)}
OPTIONS = {"matmul": {"dim": (TILE, TILE), "grid_rank": 2}}


def main() -> None:
    random = np.random.default_rng(4)
    a = random.standard_normal((40, 50)).astype("f4")
    b = random.standard_normal((50, 30)).astype("f4")
    c = np.zeros((40, 30), "f4")

    count = (-(-c.shape[1] // TILE), -(-c.shape[0] // TILE))
    matmul[count, (TILE, TILE)](a, b, c, TILE)

    np.testing.assert_allclose(c, a.astype("f8") @ b, atol=1e-4)
    print("matmul agrees with NumPy")


if __name__ == "__main__":
    main()
