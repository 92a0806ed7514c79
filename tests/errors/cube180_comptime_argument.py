from __future__ import annotations

from transpile import Array, Comptime, Mut, cube, f32, spec


@cube
def tap(x: Array[f32], at: Comptime[int]) -> f32:
    return x[at]


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = tap(x, "3")


def trigger():
    kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
