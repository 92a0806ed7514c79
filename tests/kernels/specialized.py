"""The five uses of comptime: instructions, parallelism, unrolling, shapes, and values computed on the host."""

from __future__ import annotations

import math

import numpy as np

from transpile import (
    CUBE_DIM_X,
    CUBE_POS_X,
    PLANE_DIM,
    UNIT_POS_X,
    Comptime,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    fma,
    plane_sum,
    spec,
    sync_cube,
    target,
    unroll,
)


def window(width: int) -> tuple[float, ...]:
    """Return the weights of a Hann window, computed on the host while the kernel is built."""
    return tuple(0.5 - 0.5 * math.cos(2 * math.pi * (k + 0.5) / width) for k in range(width))


@cube
def multiply_add(a: f32, b: f32, c: f32) -> f32:
    if "fused_fma" in target.features:  # an instruction that not every target has
        return fma(a, b, c)
    return a * b + c


@cube(launch=True)
def specialized(
    x: Tensor[f32], out: Mut[Tensor[f32]], width: Comptime[int], unrolled: Comptime[bool]
) -> None:
    row = CUBE_POS_X
    weights = window(width)
    total = f32(0.0)
    for start in range(UNIT_POS_X * width, x.shape(1), CUBE_DIM_X * width):
        if unrolled:
            for k in unroll(range(width)):
                total = multiply_add(x[row, start + k], weights[k], total)
        else:
            for k in range(width):
                total += x[row, start + k]
    if comptime(CUBE_DIM_X <= PLANE_DIM):  # one plane needs no shared memory
        total = plane_sum(total)
    else:
        partial = SharedMemory[f32](CUBE_DIM_X)
        partial[UNIT_POS_X] = total
        sync_cube()
        total = f32(0.0)
        for unit in range(CUBE_DIM_X):
            total += partial[unit]
    if UNIT_POS_X == 0:
        out[row] = total


ARGS = {"specialized": (spec(f32, (8, 256)), spec(f32, 8), 4, True)}
OPTIONS = {"specialized": {"cube_dim": 32}}
DTYPES = ("f32",)
SIZES = ((2, 64), (3, 20))


def case(random, dtype, size):
    x = random.array(dtype, size)
    weights = np.tile(window(4), size[1] // 4)
    return dict(
        args=(x, random.zeros(dtype, size[0]), 4, True),
        count=size[0],
        dim=8,
        expected={1: (random.wide(x) * weights).sum(axis=1)},
        scale=size[1],
    )
