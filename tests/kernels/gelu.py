"""The Gaussian error linear unit, ``0.5 * x * (1 + erf(x / sqrt(2)))``."""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Float, Mut, Tensor, cube, erf, f32, spec

F = TypeVar("F", bound=Float)


@cube
def gelu_scalar(x: F) -> F:
    return 0.5 * x * (1.0 + erf(x * (1.0 / math.sqrt(2.0))))


@cube(launch=True)
def gelu(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = gelu_scalar(x[ABSOLUTE_POS])


ARGS = {"gelu": (spec(f32, 1000), spec(f32, 1000))}
DTYPES = ("f32", "f16", "bf16")
SIZES = (5, 333)


def case(random, dtype, size):
    x = random.array(dtype, size)
    wide = random.wide(x)
    expected = 0.5 * wide * (1 + np.array([math.erf(v / math.sqrt(2)) for v in wide]))
    return dict(
        args=(x, random.zeros(dtype, size)), count=-(-size // 32), dim=32, expected={1: expected}
    )
