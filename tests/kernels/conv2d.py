"""Direct convolution of a batch of pictures with groups: a group for each channel makes it depthwise."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    ABSOLUTE_POS_Z,
    Array,
    Comptime,
    Float,
    Mut,
    Tensor,
    cube,
    f32,
    i32,
    spec,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def conv2d(
    x: Tensor[F],
    weight: Tensor[F],
    bias: Array[F],
    out: Mut[Tensor[F]],
    stride: Comptime[int] = 1,
    padding: Comptime[int] = 0,
    groups: Comptime[int] = 1,
) -> None:
    channels = i32(weight.shape(0))
    column, row = i32(ABSOLUTE_POS_X), i32(ABSOLUTE_POS_Y)
    sample, channel = i32(ABSOLUTE_POS_Z) // channels, i32(ABSOLUTE_POS_Z) % channels
    if row >= i32(out.shape(2)) or column >= i32(out.shape(3)) or sample >= i32(out.shape(0)):
        return
    inner = i32(weight.shape(1))
    first = channel // (channels // groups) * inner
    total = f32(bias[channel])
    for c in range(inner):
        for down in range(i32(weight.shape(2))):
            for right in range(i32(weight.shape(3))):
                y = row * stride + down - padding
                z = column * stride + right - padding
                total += f32(x[sample, first + c, y, z]) * f32(weight[channel, c, down, right])
    out[sample, channel, row, column] = total


_PICTURES, _WEIGHTS = spec(f32, (2, 4, 20, 30)), spec(f32, (6, 2, 3, 3))
ARGS = {"conv2d": (_PICTURES, _WEIGHTS, spec(f32, 6), spec(f32, (2, 6, 20, 30)), 1, 1, 2)}
OPTIONS = {"conv2d": {"cube_dim": (16, 4, 1), "grid_rank": 3}}
DTYPES = ("f32", "f16")
SIZES = ((2, 1, 4, 6, 3, 3, 1, 0, 1), (1, 4, 6, 5, 4, 3, 2, 1, 4))


def case(random, dtype, size):
    batch, channels, height, width, kernels, side, stride, padding, groups = size
    inner = channels // groups
    x = random.array(dtype, (batch, channels, height, width))
    weight = random.array(dtype, (kernels, inner, side, side - 1))
    bias = random.array(dtype, kernels)
    padded = np.pad(random.wide(x), ((0, 0), (0, 0), (padding, padding), (padding, padding)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (side, side - 1), (2, 3))
    windows = windows[:, :, ::stride, ::stride]
    windows = windows.reshape(batch, groups, inner, *windows.shape[2:])
    filters = random.wide(weight).reshape(groups, kernels // groups, inner, side, side - 1)
    found = np.einsum("bgcyxdr,gkcdr->bgkyx", windows, filters)
    found = found.reshape(batch, kernels, *found.shape[3:]) + random.wide(bias)[:, None, None]
    return dict(
        args=(x, weight, bias, random.zeros(dtype, found.shape), stride, padding, groups),
        count=(-(-found.shape[3] // 4), -(-found.shape[2] // 2), batch * kernels),
        dim=(4, 2, 1),
        expected={3: found},
        scale=inner * side * side,
    )
