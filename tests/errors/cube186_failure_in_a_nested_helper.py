from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


def outer(value):
    def inner(value):
        return value + [1, 2][5]

    return inner(value) * 2


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    out[0] = outer(x[0])


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
