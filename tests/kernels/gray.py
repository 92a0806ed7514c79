"""Packed pixels of eight bits a channel to gray and back, the channels of a pixel as a vector."""

from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, Vector, cube, dot, f32, spec, u32

WEIGHTS = (0.299, 0.587, 0.114)
"""Of red, green and blue, by ITU-R BT.601."""


@cube
def unpack(pixel: u32):
    """Return red, green, blue and alpha from 0 to 1."""
    bytes_ = Vector[u32, 4](pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255
    return Vector[f32, 4](bytes_) / 255.0


@cube
def pack(color) -> u32:
    bytes_ = Vector[u32, 4](round(color * 255.0))
    return bytes_[0] | bytes_[1] << 8 | bytes_[2] << 16 | bytes_[3] << 24


@cube(launch=True)
def gray(pixels: Array[u32], out: Mut[Array[u32]]) -> None:
    i = ABSOLUTE_POS
    if i < pixels.len():
        color = unpack(pixels[i])
        luma = dot(color, Vector[f32, 4](*WEIGHTS, 0.0))
        out[i] = pack(Vector[f32, 4](luma, luma, luma, color[3]))


ARGS = {"gray": (spec(u32, 1000), spec(u32, 1000))}
DTYPES = ("u32",)
SIZES = (1, 45)


def case(random, dtype, size):
    channels = random.integers(0, 52, (size, 4), "u8") * np.uint8(5)  # no sums that end in a half
    luma = np.rint(channels[:, :3] @ np.array(WEIGHTS)).astype("u1")
    expected = np.stack([luma, luma, luma, channels[:, 3]], axis=1)
    pixels, wanted = (np.ascontiguousarray(a).view("u4")[:, 0] for a in (channels, expected))
    return dict(
        args=(pixels.copy(), random.zeros(dtype, size)),
        count=-(-size // 16),
        dim=16,
        expected={1: wanted},
    )
