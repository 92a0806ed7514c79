from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec, u32


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]], n: u32) -> None:
    for i in range(n, 0, -1):
        out[i] = x[i]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64), 8)
