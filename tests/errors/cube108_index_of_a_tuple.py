from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    weights = (1, 4, 6, 4, 1)
    for i in range(5):
        out[i] = x[i] * weights[i]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
