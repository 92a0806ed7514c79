from __future__ import annotations

from transpile import Array, Mut, Vector, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    pair = Vector[i32, 2](x[0], x[1])
    if pair > 0:
        out[0] = 1


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
