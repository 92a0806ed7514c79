"""GEGLU, ``y = gelu(x) * gate``, of eight numbers a unit: the feed-forward layers of transformers."""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Float, Mut, Tensor, bf16, cube, erf, spec

F = TypeVar("F", bound=Float)


@cube(launch=True)
def gated(x: Tensor[F], gate: Tensor[F], y: Mut[Tensor[F]]) -> None:
    i = ABSOLUTE_POS
    if i < y.len():
        y[i] = 0.5 * x[i] * (1.0 + erf(x[i] * 0.7071067811865476)) * gate[i]


ARGS = {"gated": (spec(bf16, 4000), spec(bf16, 4000), spec(bf16, 4000))}
OPTIONS = {"gated": {"vectorize": 8}}
DTYPES = ("bf16", "f16")
SIZES = (8, 1000)


def case(random, dtype, size):
    x, gate = random.array(dtype, size), random.array(dtype, size)
    wide = random.wide(x)
    exact = 0.5 * wide * (1.0 + np.vectorize(math.erf)(wide * 0.7071067811865476))
    expected = exact * random.wide(gate)
    args = (x, gate, np.zeros_like(x))
    return dict(args=args, count=-(-size // 8 // 16), dim=16, vectorize=8, expected={2: expected})
