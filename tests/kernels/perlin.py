"""Perlin's improved noise in two dimensions, with gradients from an integer hash, and octaves of it."""

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
    u32,
)


@cube
def hashed(x: u32, y: u32) -> u32:
    h = x * 0x85EBCA6B ^ y * 0xC2B2AE35
    h ^= h >> 15
    h *= 0x2C1B3C6D
    return h ^ h >> 12


@cube
def fade(t):
    return t * t * t * (t * (t * 6.0 - 15.0) + 10.0)


@cube
def mix(a, b, share):
    return a + (b - a) * share


@cube
def gradient(x: i32, y: i32, right, down):
    """Return the product of a corner's gradient, one of eight directions, and the way from there."""
    match hashed(u32(x), u32(y)) & 7:
        case 0:
            return right + down
        case 1:
            return right - down
        case 2:
            return down - right
        case 3:
            return -right - down
        case 4:
            return right
        case 5:
            return -right
        case 6:
            return down
        case _:
            return -down


@cube
def noise(x, y):
    left, top = i32(floor(x)), i32(floor(y))
    right, down = x - floor(x), y - floor(y)
    u, v = fade(right), fade(down)
    upper = mix(gradient(left, top, right, down), gradient(left + 1, top, right - 1.0, down), u)
    lower = mix(
        gradient(left, top + 1, right, down - 1.0),
        gradient(left + 1, top + 1, right - 1.0, down - 1.0),
        u,
    )
    return mix(upper, lower, v)


@cube(launch=True)
def perlin(out: Mut[Tensor[f32]], scale: f32, octaves: Comptime[int]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if row < out.shape(0) and column < out.shape(1):
        total = f32(0.0)
        frequency, amplitude = scale, f32(1.0)
        for _ in range(octaves):
            total += amplitude * noise(f32(column) * frequency, f32(row) * frequency)
            frequency *= 2.0
            amplitude *= 0.5
        out[row, column] = total


ARGS = {"perlin": (spec(f32, (60, 80)), 0.1, 4)}
OPTIONS = {"perlin": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((5, 9), (6, 3))


def case(random, dtype, size):
    rows, columns = np.indices(size)

    def hash_of(x, y):
        h = x.astype(np.uint32) * np.uint32(0x85EBCA6B) ^ y.astype(np.uint32) * np.uint32(
            0xC2B2AE35
        )
        h = (h ^ h >> 15) * np.uint32(0x2C1B3C6D)
        return h ^ h >> 12

    def gradients(x, y, right, down):
        a = np.array([1, 1, -1, -1, 1, -1, 0, 0])
        b = np.array([1, -1, 1, -1, 0, 0, 1, -1])
        direction = hash_of(x, y) & 7
        return a[direction] * right + b[direction] * down

    def one(x, y):
        left, top = np.floor(x).astype(int), np.floor(y).astype(int)
        corners = [
            [gradients(left + i, top + j, x - left - i, y - top - j) for i in (0, 1)]
            for j in (0, 1)
        ]
        u, v = (t**3 * (t * (t * 6 - 15) + 10) for t in (x - left, y - top))
        upper, lower = (a + (b - a) * u for a, b in corners)
        return upper + (lower - upper) * v

    expected = sum(0.5**k * one(columns * 0.375 * 2**k, rows * 0.375 * 2**k) for k in range(2))
    return dict(
        args=(random.zeros(dtype, size), 0.375, 2),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={0: expected},
        scale=4,
    )
