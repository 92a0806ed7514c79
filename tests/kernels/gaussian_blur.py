"""One pass of a separable Gaussian blur: the weights of a comptime radius, the axis too; a halo in shared memory."""

from __future__ import annotations

import math

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    Comptime,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    i32,
    spec,
    sync_cube,
    unroll,
)


def weights_of(radius: int) -> list[float]:
    raw = [math.exp(-2.0 * (k / radius) ** 2) for k in range(-radius, radius + 1)]
    return [weight / sum(raw) for weight in raw]


@cube(launch=True)
def gaussian_blur(
    x: Tensor[f32], out: Mut[Tensor[f32]], radius: Comptime[int], axis: Comptime[int]
) -> None:
    tile = SharedMemory[f32](CUBE_DIM_X + 2 * radius)
    line = CUBE_POS_Y
    start = i32(CUBE_POS_X * CUBE_DIM_X)
    length = i32(x.shape(axis))
    for k in range(i32(UNIT_POS_X), comptime(CUBE_DIM_X) + 2 * radius, comptime(CUBE_DIM_X)):
        place = min(max(start + k - radius, 0), length - 1)
        tile[k] = x[line, place] if axis == 1 else x[place, line]
    sync_cube()
    total = f32(0.0)
    for k in unroll(range(2 * radius + 1)):
        total += weights_of(radius)[k] * tile[UNIT_POS_X + k]
    place = start + i32(UNIT_POS_X)
    if axis == 1:
        out[line, place] = total
    else:
        out[place, line] = total


ARGS = {"gaussian_blur": (spec(f32, (40, 50)), spec(f32, (40, 50)), 2, 1)}
OPTIONS = {"gaussian_blur": {"cube_dim": 64, "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((3, 9, 2, 1), (7, 2, 3, 0))


def case(random, dtype, size):
    *shape, radius, axis = size
    x = random.array(dtype, shape)
    pads = [(radius, radius) if a == axis else (0, 0) for a in (0, 1)]
    padded = np.pad(random.wide(x), pads, mode="edge")
    windows = np.lib.stride_tricks.sliding_window_view(padded, 2 * radius + 1, axis)
    return dict(
        args=(x, random.zeros(dtype, shape), radius, axis),
        count=(-(-shape[axis] // 4), shape[1 - axis]),
        dim=4,
        expected={1: windows @ weights_of(radius)},
        scale=8,
    )
