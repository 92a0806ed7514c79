"""``y += alpha * x`` on halves, computed in single precision, two elements a unit: vectors that the kernel names."""

from __future__ import annotations

from typing import TypeVar

from transpile import ABSOLUTE_POS, Array, Float, Mut, Vector, cube, f16, f32, spec

H = TypeVar("H", bound=Float)


@cube(launch=True)
def mixed_axpy(alpha: f32, x: Array[Vector[H, 2]], y: Mut[Array[Vector[H, 2]]]) -> None:
    i = ABSOLUTE_POS
    if i < y.len():
        total = alpha * Vector[f32, 2](x[i]) + Vector[f32, 2](y[i])
        y[i] = Vector[H, 2](total)


ARGS = {"mixed_axpy": (2.0, spec(f16, 1000), spec(f16, 1000))}
DTYPES = ("f16", "bf16", "f32")
SIZES = (2, 90)


def case(random, dtype, size):
    x, y = random.array(dtype, size), random.array(dtype, size)
    return dict(
        args=(0.5, x, y),
        count=-(-size // 32),
        dim=16,
        expected={2: 0.5 * random.wide(x) + random.wide(y)},
    )
