"""The kernels of the measurements: filling and copying memory, and as many multiply-adds as a unit can do."""

from __future__ import annotations

from typing import TypeVar

from transpile import ABSOLUTE_POS, Comptime, Mut, Numeric, Tensor, cube, f32, fma, unroll

N = TypeVar("N", bound=Numeric)
CHAINS = 8
"""Independent sums of a unit, so that no multiply-add waits for the one before."""


@cube(launch=True)
def fill(value: f32, out: Mut[Tensor[f32]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = value


@cube(launch=True)
def copy(x: Tensor[N], out: Mut[Tensor[N]]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


@cube(launch=True)
def multiply_add(factor: f32, out: Mut[Tensor[f32]], rounds: Comptime[int]) -> None:
    if out.len() > ABSOLUTE_POS:
        start = f32(ABSOLUTE_POS)
        a, b, c, d = start, start + 1.0, start + 2.0, start + 3.0
        e, f, g, h = start + 4.0, start + 5.0, start + 6.0, start + 7.0
        for _ in range(rounds):
            for _ in unroll(range(8)):
                a, b = fma(a, factor, 1.0), fma(b, factor, 1.0)
                c, d = fma(c, factor, 1.0), fma(d, factor, 1.0)
                e, f = fma(e, factor, 1.0), fma(f, factor, 1.0)
                g, h = fma(g, factor, 1.0), fma(h, factor, 1.0)
        out[ABSOLUTE_POS] = a + b + c + d + e + f + g + h


STEPS = 8
"""Multiply-adds of a chain in a round of `multiply_add`."""


def operations(units: int, rounds: int) -> int:
    """Return the floating-point operations of `multiply_add`."""
    return 2 * CHAINS * STEPS * units * rounds
