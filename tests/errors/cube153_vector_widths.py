from __future__ import annotations

from transpile import Array, Mut, Vector, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    value = Vector[i32, 2](x[0])
    for i in range(2):
        value = Vector[i32, 4](x[i])
    out[0] = value[0]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
