from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


def ends(x, is_reversed):
    if is_reversed:
        return [x[1], x[0]]
    return [x[0], x[1]]


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    pair = ends(x, x[0] > x[1])
    out[0] = pair[0]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
