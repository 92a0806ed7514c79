from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


def first_positive(x):
    for i in range(x.len()):
        if x[i] > 0:
            return x[i]


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    out[0] = first_positive(x)


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
