"""A cluster of cubes for each row: its cubes share the row, and each writes the sum of its part."""

from __future__ import annotations

import numpy as np

from transpile import (
    CUBE_CLUSTER_DIM,
    CUBE_CLUSTER_DIM_Y,
    CUBE_DIM_X,
    CUBE_POS_CLUSTER,
    CUBE_POS_Y,
    UNIT_POS_X,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f32,
    spec,
    sync_cube,
)


@cube(launch=True, cluster_dim=(2, 2))
def shared_row_sum(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row, part = CUBE_POS_Y // CUBE_CLUSTER_DIM_Y, CUBE_POS_CLUSTER
    total = f32(0.0)
    first = part * CUBE_DIM_X + UNIT_POS_X
    for column in range(first, x.shape(1), CUBE_CLUSTER_DIM * CUBE_DIM_X):
        total += x[row, column]
    sums = SharedMemory[f32](CUBE_DIM_X)
    sums[UNIT_POS_X] = total
    sync_cube()
    if UNIT_POS_X == 0:
        for unit in range(1, CUBE_DIM_X):
            total += sums[unit]
        out[row, part] = total


ARGS = {"shared_row_sum": (spec(f32, (16, 4000)), spec(f32, (16, 4)))}
OPTIONS = {"shared_row_sum": {"cube_dim": 128}}
DTYPES = ("f32",)
SIZES = ((1, 1), (3, 50), (4, 32))


def case(random, dtype, size):
    rows, columns = size
    x = random.array(dtype, size)
    wide = np.zeros((rows, 4, 8, -(-columns // 32)))
    for column in range(columns):
        wide[:, column // 8 % 4, column % 8, column // 32] = random.wide(x)[:, column]
    return dict(
        args=(x, random.zeros(dtype, (rows, 4))),
        count=(2, 2 * rows),
        dim=8,
        expected={1: wide.sum(axis=(2, 3))},
        scale=columns,
    )
