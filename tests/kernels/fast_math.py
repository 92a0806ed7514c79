"""Functions, quotients and sums under ``fast_math``: the targets' own functions, and MLIR's flags."""

from __future__ import annotations

import math

import numpy as np

from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cos, cube, exp, f32, spec, sqrt, tanh


@cube
def squash(x: f32) -> f32:
    """Take the flags of the caller."""
    return exp(-x * x) + tanh(0.5 * x)


@cube(fast_math=False)
def exactly(x: f32) -> f32:
    """Stay as precise as ever."""
    return math.log(1.0 + x * x)


@cube(launch=True, fast_math=True)
def fast_math(x: Tensor[f32], out: Mut[Tensor[f32]], terms: Comptime[int]) -> None:
    if ABSOLUTE_POS < out.len():
        v = x[ABSOLUTE_POS]
        total = squash(v) / (2.0 + cos(v)) + exactly(v)
        for k in range(terms):
            total += v * (k + 1.0) / (v * v + k + 1.0)
        magnitude = abs(v) + 0.5
        out[ABSOLUTE_POS] = total + magnitude**1.5 + math.log2(magnitude) + sqrt(magnitude)


@cube(launch=True, fast_math={"division"})
def fast_floor(x: Tensor[f32], quotient: Mut[Tensor[f32]], rest: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < quotient.len():
        quotient[ABSOLUTE_POS] = x[ABSOLUTE_POS] // 0.75
        rest[ABSOLUTE_POS] = x[ABSOLUTE_POS] % 0.75


ARGS = {
    "fast_math": (spec(f32, 1000), spec(f32, 1000), 4),
    "fast_floor": (spec(f32, 1000), spec(f32, 1000), spec(f32, 1000)),
}
DTYPES = ("f32",)
SIZES = (7, 300)


def case(random, dtype, size, kernel):
    if kernel == "fast_floor":
        # Away from multiples of the divisor, where the quotient may round up to the next integer.
        x = ((random.integers(-60, 60, size, "i32") + 0.5) * 0.75).astype("f4")
        arrays = x, random.zeros(dtype, size), random.zeros(dtype, size)
        expected = {1: np.floor(x / 0.75), 2: np.full(size, 0.375)}
        return dict(args=arrays, count=-(-size // 32), dim=32, expected=expected, scale=64)
    x = random.array(dtype, size)
    v = random.wide(x)
    magnitude = np.abs(v) + 0.5
    total = (np.exp(-v * v) + np.tanh(0.5 * v)) / (2 + np.cos(v)) + np.log(1 + v * v)
    total += sum(v * (k + 1) / (v * v + k + 1) for k in range(4))
    total += magnitude**1.5 + np.log2(magnitude) + np.sqrt(magnitude)
    # WGSL and Vulkan bound `cos` and `tanh` by 2 ** -11 or so.
    return dict(
        args=(x, random.zeros(dtype, size), 4),
        count=-(-size // 32),
        dim=32,
        expected={1: total},
        scale=2.0**13,
    )
