"""The sum of each row, four ways: one unit a row, a tree in shared memory, a plane, and both."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM_X,
    CUBE_POS_X,
    PLANE_DIM,
    PLANE_POS,
    UNIT_POS_PLANE,
    UNIT_POS_X,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    plane_sum,
    spec,
    sync_cube,
)


@cube(launch=True)
def row_sum_unit(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row = ABSOLUTE_POS
    if row >= out.len():
        return
    total = f32(0.0)
    for k in range(x.shape(1)):
        total += x[row, k]
    out[row] = total


@cube
def strided_sum(x: Tensor[f32], row):
    """Return this unit's share of a row."""
    total = f32(0.0)
    for k in range(UNIT_POS_X, x.shape(1), CUBE_DIM_X):
        total += x[row, k]
    return total


@cube(launch=True)
def row_sum_tree(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    partial = SharedMemory[f32](CUBE_DIM_X)
    partial[UNIT_POS_X] = strided_sum(x, CUBE_POS_X)
    sync_cube()
    half = comptime(CUBE_DIM_X // 2)
    while comptime(half > 0):
        if UNIT_POS_X < half:
            partial[UNIT_POS_X] += partial[UNIT_POS_X + half]
        sync_cube()
        half = half // 2
    if UNIT_POS_X == 0:
        out[CUBE_POS_X] = partial[0]


@cube(launch=True)
def row_sum_plane(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row = CUBE_POS_X
    total = f32(0.0)
    for k in range(UNIT_POS_PLANE, x.shape(1), PLANE_DIM):
        total += x[row, k]
    total = plane_sum(total)
    if UNIT_POS_X == 0:
        out[row] = total


@cube(launch=True)
def row_sum_both(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    planes = comptime((CUBE_DIM_X + PLANE_DIM - 1) // PLANE_DIM)
    partial = SharedMemory[f32](planes)
    total = plane_sum(strided_sum(x, CUBE_POS_X))
    if UNIT_POS_PLANE == 0:
        partial[PLANE_POS] = total
    sync_cube()
    if UNIT_POS_X == 0:
        total = f32(0.0)
        for p in range(planes):
            total += partial[p]
        out[CUBE_POS_X] = total


_MATRIX = (spec(f32, (64, 300)), spec(f32, 64))
ARGS = dict.fromkeys(("row_sum_unit", "row_sum_tree", "row_sum_plane", "row_sum_both"), _MATRIX)
OPTIONS = {
    "row_sum_unit": {"cube_dim": 64},
    "row_sum_tree": {"cube_dim": 256},
    "row_sum_plane": {"cube_dim": 32},
    "row_sum_both": {"cube_dim": 256},
}
DTYPES = ("f32",)
SIZES = ((3, 5), (7, 131))


def case(random, dtype, size, kernel="row_sum_unit"):
    rows, columns = size
    x = random.array(dtype, size)
    one_each = kernel == "row_sum_unit"
    return dict(
        args=(x, random.zeros(dtype, rows)),
        count=-(-rows // 4) if one_each else rows,
        dim={"row_sum_unit": 4, "row_sum_tree": 64, "row_sum_plane": "plane"}.get(kernel, 96),
        expected={1: np.sum(random.wide(x), axis=1)},
        scale=columns,
    )
