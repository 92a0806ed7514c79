"""Gradients: of GELU by its tanh form, of softmax a row a plane, and all gradients clipped by their common norm."""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM_X,
    CUBE_POS_X,
    UNIT_POS_X,
    Array,
    Float,
    Mut,
    Tensor,
    cube,
    f32,
    plane_sum,
    rsqrt,
    spec,
    tanh,
)

F = TypeVar("F", bound=Float)
SLOPE, BEND = math.sqrt(2 / math.pi), 0.044715


@cube(launch=True)
def gelu_backward(x: Array[F], gradient: Array[F], out: Mut[Array[F]]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        v = f32(x[i])
        t = tanh(SLOPE * (v + BEND * v**3))
        slope = SLOPE * (1.0 + 3.0 * BEND * v**2)
        derivative = 0.5 * (1.0 + t) + 0.5 * v * (1.0 - t * t) * slope
        out[i] = f32(gradient[i]) * derivative


@cube(launch=True)
def softmax_backward(y: Tensor[F], gradient: Tensor[F], out: Mut[Tensor[F]]) -> None:
    """Launched with CUBE_DIM == PLANE_DIM; `y` is what softmax gave."""
    row = CUBE_POS_X
    inner = f32(0.0)
    for k in range(UNIT_POS_X, y.shape(1), CUBE_DIM_X):
        inner += f32(y[row, k]) * f32(gradient[row, k])
    inner = plane_sum(inner)
    for k in range(UNIT_POS_X, y.shape(1), CUBE_DIM_X):
        out[row, k] = f32(y[row, k]) * (f32(gradient[row, k]) - inner)


@cube(launch=True)
def clip_by_norm(gradient: Mut[Tensor[F]], squares: Array[f32], limit: f32) -> None:
    """`squares` are sums of squares, one of each tensor that shares the norm."""
    total = f32(0.0)
    for square in squares:
        total += square
    if total > limit * limit and ABSOLUTE_POS < gradient.len():
        gradient[ABSOLUTE_POS] = f32(gradient[ABSOLUTE_POS]) * limit * rsqrt(total)


_MATRIX = spec(f32, (64, 100))
ARGS = {
    "gelu_backward": (spec(f32, 1000), spec(f32, 1000), spec(f32, 1000)),
    "softmax_backward": (_MATRIX, _MATRIX, _MATRIX),
    "clip_by_norm": (_MATRIX, spec(f32, 3), 1.0),
}
OPTIONS = {"softmax_backward": {"cube_dim": 32}}
DTYPES = ("f32", "f16")
SIZES = ((1, 3), (2, 19))


def case(random, dtype, size, kernel="gelu_backward"):
    x, gradient = random.array(dtype, size), random.array(dtype, size)
    g, v = random.wide(gradient), random.wide(x)
    count, dim, scale = -(-x.size // 16), 16, 8
    if kernel == "gelu_backward":
        t = np.tanh(SLOPE * (v + BEND * v**3))
        slope = SLOPE * (1 + 3 * BEND * v * v)
        expected = {2: g * (0.5 * (1 + t) + 0.5 * v * (1 - t * t) * slope)}
        args = (x, gradient, random.zeros(dtype, size))
    elif kernel == "softmax_backward":
        y = random.rounded(np.exp(v) / np.exp(v).sum(axis=1, keepdims=True), dtype)
        wide = random.wide(y)
        args = (y, gradient, random.zeros(dtype, size))
        expected = {2: wide * (g - (wide * g).sum(axis=1, keepdims=True))}
        count, dim, scale = size[0], "plane", 16
    else:
        squares = np.array([1.0, 2.0, (g * g).sum()], "f4")
        args = (gradient, squares, 1.5)
        expected = {0: g * min(1, 1.5 / squares.sum() ** 0.5)}
    return dict(args=args, count=count, dim=dim, expected=expected, scale=scale)
