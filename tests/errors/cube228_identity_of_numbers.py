from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    if x[0] is x[1]:
        out[0] = 1


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
