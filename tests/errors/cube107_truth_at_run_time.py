from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    is_origin = (x[0], x[1]) == (0, 0)
    out[0] = 1 if is_origin else 2


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
