"""``y = alpha * x + beta * y`` of BLAS, with increments; a scale of 0 does not read what it scales."""

from __future__ import annotations

from typing import TypeVar

from transpile import ABSOLUTE_POS, Array, Float, Mut, cube, f32, i32, spec, u32

F = TypeVar("F", bound=Float)


@cube
def start(count: u32, step: i32):
    """Return where the first element lies: with a negative step, at the end."""
    return 0 if step >= 0 else -step * (i32(count) - 1)


@cube(launch=True)
def axpby(
    n: u32, alpha: F, x: Array[F], x_step: i32, beta: F, y: Mut[Array[F]], y_step: i32
) -> None:
    i = u32(ABSOLUTE_POS)
    if i >= n:
        return
    source = u32(start(n, x_step) + i32(i) * x_step)
    place = u32(start(n, y_step) + i32(i) * y_step)
    value = F(0)
    if alpha != 0:
        value += alpha * x[source]
    if beta != 0:
        value += beta * y[place]
    y[place] = value


ARGS = {"axpby": (100, 2.0, spec(f32, 300), 3, 0.5, spec(f32, 200), -2)}
DTYPES = ("f32", "f16", "f64")
SIZES = ((7, 1, -2, 0.5), (40, -3, 1, 0.0))


def case(random, dtype, size):
    count, x_step, y_step, beta = size
    x = random.array(dtype, count * abs(x_step))
    y = random.array(dtype, count * abs(y_step))
    taken = random.wide(x)[:: abs(x_step)][:: 1 if x_step > 0 else -1]
    if beta == 0.0:
        y[::2] = float("nan")
    expected = random.wide(y).copy()
    places = slice(None, None, abs(y_step)) if y_step > 0 else slice(y_step, None, y_step)
    kept = beta * expected[places] if beta else 0.0
    expected[places] = 2.0 * taken + kept
    return dict(
        args=(count, 2.0, x, x_step, beta, y, y_step),
        count=-(-count // 16),
        dim=16,
        expected={5: expected},
    )
