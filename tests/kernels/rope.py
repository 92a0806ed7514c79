"""Rotary position embedding: pairs of features turn by an angle that grows with the position."""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    ABSOLUTE_POS_Z,
    Comptime,
    Float,
    Mut,
    Tensor,
    cos,
    cube,
    exp2,
    f32,
    sin,
    spec,
    u32,
)

F = TypeVar("F", bound=Float)


@cube
def rotate(a, b, angle):
    c, s = cos(angle), sin(angle)
    return a * c - b * s, a * s + b * c


@cube(launch=True)
def rope(
    x: Mut[Tensor[F]], offset: u32, base: Comptime[float], interleaved: Comptime[bool]
) -> None:
    pair, head, place = ABSOLUTE_POS_X, ABSOLUTE_POS_Y, ABSOLUTE_POS_Z
    half = u32(x.shape(2)) // 2
    if pair >= half or head >= x.shape(1) or place >= x.shape(0):
        return
    frequency = exp2(-math.log2(base) * f32(pair) / f32(half))
    first, second = (2 * pair, 2 * pair + 1) if interleaved else (pair, pair + half)
    a, b = rotate(
        f32(x[place, head, first]), f32(x[place, head, second]), f32(place + offset) * frequency
    )
    x[place, head, first], x[place, head, second] = a, b


ARGS = {"rope": (spec(f32, (128, 8, 64)), 0, 10000.0, False)}
OPTIONS = {"rope": {"cube_dim": (32, 2, 2), "grid_rank": 3}}
DTYPES = ("f32", "f16")
SIZES = ((5, 3, 8, False), (3, 2, 10, True))


def case(random, dtype, size):
    *shape, interleaved = size
    x = random.array(dtype, shape)
    half = shape[2] // 2
    angles = (np.arange(shape[0]) + 4)[:, None] * 100.0 ** (-np.arange(half) / half)
    turned = random.wide(x).copy()
    first, second = (
        (slice(0, None, 2), slice(1, None, 2)) if interleaved else (slice(half), slice(half, None))
    )
    pairs = random.wide(x)[..., first] + 1j * random.wide(x)[..., second]
    pairs = pairs * np.exp(1j * angles)[:, None, :]
    turned[..., first], turned[..., second] = pairs.real, pairs.imag
    return dict(
        args=(x, 4, 100.0, interleaved),
        count=(-(-half // 4), shape[1], -(-shape[0] // 2)),
        dim=(4, 1, 2),
        expected={0: turned},
        scale=16,
    )
