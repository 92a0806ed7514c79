"""Roots of polynomials by Newton's iteration, in any float: the derivative comes from the comptime coefficients."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import ABSOLUTE_POS, Array, Comptime, Float, Mut, cube, f32, i32, spec

F = TypeVar("F", bound=Float)
Polynomial = tuple[float, ...]


@cube
def evaluate(polynomial: Comptime[Polynomial], x: F):
    """Return the value at `x` and the derivative's, by Horner's rule."""
    value, slope = x * 0.0, x * 0.0
    for coefficient in polynomial:
        slope = slope * x + value
        value = value * x + coefficient
    return value, slope


@cube(launch=True)
def newton(
    start: Array[F],
    roots: Mut[Array[F]],
    steps: Mut[Array[i32]],
    polynomial: Comptime[Polynomial],
    tolerance: Comptime[float],
    limit: Comptime[int] = 50,
) -> None:
    i = ABSOLUTE_POS
    if i >= start.len():
        return
    x = start[i]
    for step in range(limit):
        value, slope = evaluate(polynomial, x)
        if abs(value) <= tolerance:
            steps[i] = step
            break
        if slope == 0.0:
            steps[i] = -1
            break
        x -= value / slope
    else:
        steps[i] = limit
    roots[i] = x


CUBIC = (1.0, -6.0, 11.0, -6.0)
"""(x - 1) (x - 2) (x - 3)"""
ARGS = {"newton": (spec(f32, 1000), spec(f32, 1000), spec(i32, 1000), CUBIC, 1e-5)}
DTYPES = ("f32", "f64")
SIZES = (1, 12)


def case(random, dtype, size):
    start = random.rounded(np.linspace(-2, 7, size), dtype)
    roots = np.where(start <= 1.3, 1, np.where(start >= 2.7, 3, 2))
    start = random.rounded(np.where(roots == 2, 2.0, start), dtype)
    return dict(
        args=(start, random.zeros(dtype, size), random.zeros("i32", size), CUBIC, 2.0**-19),
        count=-(-size // 8),
        dim=8,
        expected={1: roots},
        scale=16 if dtype == "f32" else 2**30,
    )
