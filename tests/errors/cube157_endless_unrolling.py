from __future__ import annotations

from transpile import Array, Mut, comptime, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    while comptime(True):
        pass
    out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
