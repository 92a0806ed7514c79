"""Unfold the windows of a picture into columns, so that a convolution becomes a matrix product."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Comptime, CubePrimitive, Mut, Tensor, cube, f32, i32, spec

E = TypeVar("E", bound=CubePrimitive)


class Window(NamedTuple):
    """A window's geometry: comptime, as any hashable Python object can be."""

    size: tuple[int, int]
    stride: tuple[int, int] = (1, 1)
    padding: tuple[int, int] = (0, 0)
    dilation: tuple[int, int] = (1, 1)

    def outputs(self, axis: int, length: int) -> int:
        reach = self.dilation[axis] * (self.size[axis] - 1) + 1
        return (length + 2 * self.padding[axis] - reach) // self.stride[axis] + 1


@cube(launch=True)
def im2col(
    picture: Tensor[E], columns: Mut[Tensor[E]], across: i32, window: Comptime[Window]
) -> None:
    """`columns` has a row for each (channel, row, column) of the window; `across` is the output's width."""
    place, line = ABSOLUTE_POS % columns.shape(1), ABSOLUTE_POS // columns.shape(1)
    if line >= columns.shape(0):
        return
    height, width = window.size
    channel, tap = i32(line) // (height * width), i32(line) % (height * width)
    down, right = tap // width, tap % width
    y, x = i32(place) // across, i32(place) % across
    source_y = y * window.stride[0] - window.padding[0] + down * window.dilation[0]
    source_x = x * window.stride[1] - window.padding[1] + right * window.dilation[1]
    columns[line, place] = picture[channel, source_y, source_x]  # zero beyond the edges


ARGS = {
    "im2col": (
        spec(f32, (3, 20, 30)),
        spec(f32, (27, 600)),
        30,
        Window((3, 3), padding=(1, 1)),
    )
}
DTYPES = ("f32", "f16", "i32")
SIZES = (
    ((2, 5, 7), Window((3, 2), stride=(2, 1), padding=(1, 0))),
    ((1, 6, 5), Window((2, 2), dilation=(2, 3), padding=(0, 2))),
)


def case(random, dtype, size):
    shape, window = size
    channels, height, width = shape
    x = random.array(dtype, shape)
    rows, across = window.outputs(0, height), window.outputs(1, width)
    padded = np.pad(random.wide(x), ((0, 0), *((p, p) for p in window.padding)))
    expected = np.zeros((channels, *window.size, rows, across))
    for down, right in np.ndindex(*window.size):
        top, left = down * window.dilation[0], right * window.dilation[1]
        part = padded[:, top :: window.stride[0], left :: window.stride[1]]
        expected[:, down, right] = part[:, :rows, :across]
    expected = expected.reshape(-1, rows * across)
    return dict(
        args=(x, random.zeros(dtype, expected.shape), across, window),
        count=-(-expected.size // 32),
        dim=32,
        expected={1: expected},
    )
