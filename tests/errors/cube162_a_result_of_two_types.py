from __future__ import annotations

from transpile import Array, Mut, cube, f32, i32, spec


@cube
def half_of(n):
    if n % 2 == 0:
        return n // 2
    return n / 2


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[f32]]) -> None:
    out[0] = half_of(x[0])


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(f32, 64))
