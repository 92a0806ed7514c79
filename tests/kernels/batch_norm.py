"""Batch normalization in training: a cube for each channel takes the moments and moves the running ones."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    CUBE_DIM,
    CUBE_POS,
    UNIT_POS,
    Array,
    Comptime,
    Float,
    Mut,
    SharedMemory,
    Tensor,
    comptime,
    cube,
    f32,
    rsqrt,
    spec,
    sync_cube,
    u32,
)

F = TypeVar("F", bound=Float)


@cube
def cube_sum(value: f32) -> f32:
    partial = SharedMemory[f32](CUBE_DIM)
    partial[UNIT_POS] = value
    sync_cube()
    half = comptime(CUBE_DIM // 2)
    while comptime(half > 0):
        if UNIT_POS < half:
            partial[UNIT_POS] += partial[UNIT_POS + half]
        sync_cube()
        half //= 2
    return partial[0]


@cube(launch=True)
def batch_norm(
    x: Tensor[F],
    scale: Array[f32],
    shift: Array[f32],
    running_mean: Mut[Array[f32]],
    running_variance: Mut[Array[f32]],
    out: Mut[Tensor[F]],
    momentum: Comptime[float] = 0.1,
) -> None:
    channel = CUBE_POS
    pixels = u32(x.shape(2))
    count = u32(x.shape(0)) * pixels
    total = f32(0.0)
    for k in range(UNIT_POS, count, CUBE_DIM):
        total += f32(x[k // pixels, channel, k % pixels])
    mean = cube_sum(total) / count
    squares = f32(0.0)
    for k in range(UNIT_POS, count, CUBE_DIM):
        squares += (f32(x[k // pixels, channel, k % pixels]) - mean) ** 2
    variance = cube_sum(squares) / count
    factor = scale[channel] * rsqrt(variance + 1e-5)
    for k in range(UNIT_POS, count, CUBE_DIM):
        sample, pixel = divmod(k, pixels)
        out[sample, channel, pixel] = (f32(x[sample, channel, pixel]) - mean) * factor + shift[
            channel
        ]
    if UNIT_POS == 0:
        running_mean[channel] += momentum * (mean - running_mean[channel])
        unbiased = variance * (f32(count) / f32(count - 1))
        running_variance[channel] += momentum * (unbiased - running_variance[channel])


_CHANNELS = spec(f32, 6)
ARGS = {
    "batch_norm": (
        spec(f32, (4, 6, 50)),
        _CHANNELS,
        _CHANNELS,
        _CHANNELS,
        _CHANNELS,
        spec(f32, (4, 6, 50)),
        0.1,
    )
}
OPTIONS = {"batch_norm": {"cube_dim": 16}}
DTYPES = ("f32", "f16")
SIZES = ((2, 1, 3), (3, 2, 5))


def case(random, dtype, size):
    x = random.array(dtype, size)
    channels = size[1]
    scale, shift, mean, variance = (random.array("f32", channels) for _ in range(4))
    wide = random.wide(x)
    mu, sigma = wide.mean(axis=(0, 2)), wide.var(axis=(0, 2))
    normal = (wide - mu[:, None]) / np.sqrt(sigma + 1e-5)[:, None]
    return dict(
        args=(x, scale, shift, mean, variance, random.zeros(dtype, size), 0.25),
        count=channels,
        dim=4,
        expected={
            3: 0.75 * random.wide(mean) + 0.25 * mu,
            4: 0.75 * random.wide(variance) + 0.25 * wide.var(axis=(0, 2), ddof=1),
            5: normal * scale[:, None] + shift[:, None],
        },
        scale=16,
    )
