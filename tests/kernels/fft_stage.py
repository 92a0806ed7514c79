"""One stage of a fast Fourier transform of radix 2 over the rows of a batch (Stockham: no bit reversal)."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Mut,
    Tensor,
    cos,
    cube,
    f32,
    sin,
    spec,
    u32,
)


@cube
@dataclass
class Complex:
    real: f32
    imaginary: f32

    @classmethod
    def turn(cls, angle):
        return cls(cos(angle), sin(angle))

    def __add__(self, other):
        return Complex(self.real + other.real, self.imaginary + other.imaginary)

    def __sub__(self, other):
        return Complex(self.real - other.real, self.imaginary - other.imaginary)

    def __mul__(self, other):
        return Complex(
            self.real * other.real - self.imaginary * other.imaginary,
            self.real * other.imaginary + self.imaginary * other.real,
        )


@cube
def load(x: Tensor[f32], row, place) -> Complex:
    return Complex(x[row, place, 0], x[row, place, 1])


@cube
def store(x: Mut[Tensor[f32]], row, place, value: Complex):
    x[row, place, 0], x[row, place, 1] = value.real, value.imaginary


@cube(launch=True)
def fft_stage(x: Tensor[f32], out: Mut[Tensor[f32]], span: u32) -> None:
    """`span` is how many transforms are interleaved in a row: 1 at first, doubled by each stage."""
    row, pair = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    half = u32(x.shape(1)) // 2
    if row >= x.shape(0) or pair >= half:
        return
    group, offset = pair // span, pair % span
    a, b = load(x, row, pair), load(x, row, pair + half)
    twiddle = Complex.turn(-math.pi * f32(group * span) / f32(half))
    first = 2 * group * span + offset
    store(out, row, first, a + b)
    store(out, row, first + span, (a - b) * twiddle)


ARGS = {"fft_stage": (spec(f32, (8, 64, 2)), spec(f32, (8, 64, 2)), 4)}
OPTIONS = {"fft_stage": {"cube_dim": (32, 2), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((3, 8, 1), (2, 16, 4))


def case(random, dtype, size):
    rows, length, span = size
    x = random.array(dtype, (rows, length, 2))
    z = random.wide(x) @ (1, 1j)
    half = length // 2
    pairs = np.arange(half)
    group, offset = pairs // span, pairs % span
    expected = np.zeros((rows, length), complex)
    first = 2 * group * span + offset
    expected[:, first] = z[:, :half] + z[:, half:]
    turned = np.exp(-1j * np.pi * group * span / half)
    expected[:, first + span] = (z[:, :half] - z[:, half:]) * turned
    return dict(
        args=(x, random.zeros(dtype, x.shape), span),
        count=(-(-half // 4), -(-rows // 2)),
        dim=(4, 2),
        expected={1: np.stack([expected.real, expected.imag], axis=2)},
        scale=4,
    )
