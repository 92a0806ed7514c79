"""Resize a picture by bilinear interpolation, with the corners of pixels or their centers aligned."""

from __future__ import annotations

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Comptime,
    Mut,
    Tensor,
    cube,
    f32,
    floor,
    i32,
    spec,
)


@cube
def mix(a, b, share):
    return a + (b - a) * share


@cube
def source_of(place, wanted, given, corners: Comptime[bool]):
    """Return the two nearest source elements, and the share of the second."""
    if corners:
        at = f32(place) * f32(given - 1) / f32(max(wanted - 1, 1))
    else:
        at = max((f32(place) + 0.5) * f32(given) / f32(wanted) - 0.5, 0.0)
    below = floor(at)
    first = min(i32(below), given - 1)
    return first, min(first + 1, given - 1), at - below


@cube(launch=True)
def bilinear_resize(x: Tensor[f32], out: Mut[Tensor[f32]], corners: Comptime[bool]) -> None:
    row, column = i32(ABSOLUTE_POS_Y), i32(ABSOLUTE_POS_X)
    rows, columns = i32(out.shape(0)), i32(out.shape(1))
    if row < rows and column < columns:
        top, bottom, down = source_of(row, rows, i32(x.shape(0)), corners)
        left, right, across = source_of(column, columns, i32(x.shape(1)), corners)
        upper = mix(x[top, left], x[top, right], across)
        lower = mix(x[bottom, left], x[bottom, right], across)
        out[row, column] = mix(upper, lower, down)


ARGS = {"bilinear_resize": (spec(f32, (40, 50)), spec(f32, (60, 75)), False)}
OPTIONS = {"bilinear_resize": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = (((5, 7), (9, 4), False), ((3, 4), (6, 10), True), ((1, 2), (3, 1), False))


def case(random, dtype, size):
    given, wanted, corners = size
    x = random.array(dtype, given)
    expected = random.wide(x)
    for axis in (0, 1):
        place = np.arange(wanted[axis])
        if corners:
            at = place * (given[axis] - 1) / max(wanted[axis] - 1, 1)
        else:
            at = np.maximum((place + 0.5) * given[axis] / wanted[axis] - 0.5, 0)
        first = np.minimum(np.floor(at).astype(int), given[axis] - 1)
        second = np.minimum(first + 1, given[axis] - 1)
        share = (at - np.floor(at)).reshape((-1, 1) if axis == 0 else (1, -1))
        expected = (
            np.take(expected, first, axis) * (1 - share) + np.take(expected, second, axis) * share
        )
    return dict(
        args=(x, random.zeros(dtype, wanted), corners),
        count=(-(-wanted[1] // 4), -(-wanted[0] // 4)),
        dim=(4, 4),
        expected={1: expected},
        scale=8,
    )
