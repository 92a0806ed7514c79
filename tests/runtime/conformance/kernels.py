"""The kernels of the suite."""

from __future__ import annotations

from typing import TypeVar

from transpile import (
    ABSOLUTE_POS,
    CUBE_POS_X,
    CUBE_POS_Y,
    UNIT_POS_X,
    Array,
    Comptime,
    Float,
    Mut,
    Numeric,
    SharedMemory,
    Tensor,
    bool_,
    cube,
    f32,
    i32,
    sync_cube,
    u32,
)

F = TypeVar("F", bound=Float)
N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]


@cube(launch=True)
def double(x: Tensor[N], y: Mut[Tensor[N]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = x[ABSOLUTE_POS] + x[ABSOLUTE_POS]


@cube(launch=True)
def increment(x: Tensor[i32], y: Mut[Tensor[i32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = x[ABSOLUTE_POS] + 1


@cube(launch=True)
def read_back(x: Tensor[f32], out: Mut[Tensor[f32]], large: Mut[Tensor[f32]]) -> None:
    """Read what the unit wrote itself, in a loop and after one store."""
    i = ABSOLUTE_POS
    if i < x.len():
        for _ in range(10):
            out[i] += x[i]
        if out[i] >= 100.0:
            large[i] = out[i]


@cube(launch=True)
def transpose(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row = ABSOLUTE_POS // out.shape(1)
    column = ABSOLUTE_POS % out.shape(1)
    if row < out.shape(0):
        out[row, column] = x[column, row]


@cube(launch=True)
def place(out: Mut[Array[u32]]) -> None:
    out[ABSOLUTE_POS] = CUBE_POS_Y * 100 + CUBE_POS_X * 10 + UNIT_POS_X


@cube(launch=True)
def reverse(x: Mut[Array[i32]]) -> None:
    tile = SharedMemory[i32](16)
    tile[UNIT_POS_X] = x[ABSOLUTE_POS]
    sync_cube()
    x[ABSOLUTE_POS] = tile[15 - UNIT_POS_X]


@cube(launch=True)
def many_numbers(
    a: f32, b: f32, c: f32, d: f32, e: f32, f: f32, g: f32, h: f32, i: f32, j: f32, k: f32, m: f32,
    n: f32, o: f32, p: f32, q: f32, r: f32, s: f32, t: f32, u: f32, v: f32, w: f32, x: f32, y: f32,
    a2: f32, b2: f32, c2: f32, d2: f32, e2: f32, f2: f32, g2: f32, h2: f32, i2: f32, j2: f32,
    z: Mut[Array[f32]],
) -> None:  # fmt: skip
    z[0] = (
        a
        + b * 2
        + c
        + d
        + e
        + f
        + g
        + h
        + i
        + j
        + k
        + m
        + n
        + o
        + p
        + q
        + r
        + s
        + t
        + u
        + v
        + w
        + x
        + y
    )
    z[1] = a2 + b2 + c2 + d2 + e2 + f2 + g2 + h2 + i2 + j2 * 3


@cube(launch=True)
def fill(out: Mut[Tensor[F]], value: F, times: Comptime[int] = 1) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = value * times


@cube(launch=True)
def flags(x: Tensor[i32], wanted: bool_, out: Mut[Tensor[u32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = u32((x[ABSOLUTE_POS] > 2) == wanted)


@cube(launch=True)
def endless(out: Mut[Array[u32]]) -> None:
    while out[0] != 7:
        out[0] = out[0] | 8
