from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    names = {0: 10, 1: 20}
    out[0] = names[x[0]]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
