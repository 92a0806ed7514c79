from __future__ import annotations

from transpile import Array, Mut, cube, i32, spec


def is_even(n):
    return 1 if n == 0 else is_odd(n - 1)


def is_odd(n):
    return 0 if n == 0 else is_even(n - 1)


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    out[0] = is_even(x[0])


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
