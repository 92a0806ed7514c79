"""Small matrices in registers, unrolled: a step of a Kalman filter, and the Cholesky factors of many matrices."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from transpile import (
    ABSOLUTE_POS,
    Comptime,
    Float,
    LocalArray,
    Mut,
    Tensor,
    cube,
    f32,
    spec,
    sqrt,
    unroll,
)

F = TypeVar("F", bound=Float)


@cube(launch=True)
def kalman_step(
    state: Mut[Tensor[F]],
    covariance: Mut[Tensor[F]],
    measured: Tensor[F],
    motion: Comptime[tuple[tuple[float, ...], ...]],
    noise: F,
) -> None:
    """Predict by `motion`, then correct by a measurement of the first component, for each filter."""
    filter_ = ABSOLUTE_POS
    if filter_ >= state.shape(0):
        return
    size = len(motion)
    x = [state[filter_, i] for i in range(size)]
    p = [[covariance[filter_, i, j] for j in range(size)] for i in range(size)]
    x = [sum(a * b for a, b in zip(row, x)) for row in motion]
    moved = [[sum(row[k] * p[k][j] for k in range(size)) for j in range(size)] for row in motion]
    p = [[sum(line[k] * row[k] for k in range(size)) for row in motion] for line in moved]
    spread = p[0][0] + noise
    gain = [p[i][0] / spread for i in range(size)]
    surprise = measured[filter_, 0] - x[0]
    for i in unroll(range(size)):
        state[filter_, i] = x[i] + gain[i] * surprise
        for j in unroll(range(size)):
            covariance[filter_, i, j] = p[i][j] - gain[i] * p[0][j]


@cube(launch=True)
def cholesky(a: Tensor[F], lower: Mut[Tensor[F]], size: Comptime[int]) -> None:
    matrix = ABSOLUTE_POS
    if matrix >= a.shape(0):
        return
    factor = LocalArray[F]((size, size))
    for j in unroll(range(size)):
        total = a[matrix, j, j]
        for k in unroll(range(j)):
            total -= factor[j, k] * factor[j, k]
        factor[j, j] = sqrt(total)
        for i in unroll(range(j + 1, size)):
            total = a[matrix, i, j]
            for k in unroll(range(j)):
                total -= factor[i, k] * factor[j, k]
            factor[i, j] = total / factor[j, j]
    for i in unroll(range(size)):
        for j in unroll(range(size)):
            lower[matrix, i, j] = factor[i, j]


MOTION = ((1.0, 0.5, 0.125), (0.0, 1.0, 0.5), (0.0, 0.0, 1.0))
ARGS = {
    "kalman_step": (spec(f32, (50, 3)), spec(f32, (50, 3, 3)), spec(f32, (50, 1)), MOTION, 0.25),
    "cholesky": (spec(f32, (50, 4, 4)), spec(f32, (50, 4, 4)), 4),
}
DTYPES = ("f32",)
SIZES = (1, 11)


def case(random, dtype, size, kernel="cholesky"):
    n = 3 if kernel == "kalman_step" else 4
    root = random.array(dtype, (size, n, n))
    a = root @ root.transpose(0, 2, 1) + np.eye(n, dtype=root.dtype)
    if kernel == "cholesky":
        return dict(
            args=(a, random.zeros(dtype, a.shape), 4),
            count=-(-size // 8),
            dim=8,
            expected={1: np.linalg.cholesky(random.wide(a))},
            scale=64,
        )
    state, measured = random.array(dtype, (size, n)), random.array(dtype, (size, 1))
    motion = np.array(MOTION)
    x = random.wide(state) @ motion.T
    p = motion @ random.wide(a) @ motion.T
    gain = p[:, :, 0] / (p[:, 0, 0] + 0.25)[:, None]
    x = x + gain * (random.wide(measured) - x[:, :1])
    p = p - gain[:, :, None] * p[:, :1, :]
    return dict(
        args=(state, a, measured, MOTION, 0.25),
        count=-(-size // 8),
        dim=8,
        expected={0: x, 1: p},
        scale=256,
    )
