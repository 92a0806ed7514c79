from __future__ import annotations

from transpile import Mut, Tensor, cube, i32, spec


@cube
def factorial(n):
    if n <= 1:
        return n
    return n * factorial(n - 1)


@cube(launch=True)
def kernel(x: Tensor[i32], out: Mut[Tensor[i32]]) -> None:
    out[0] = factorial(x[0])


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
