from __future__ import annotations

from transpile import Array, Comptime, Mut, cube, i32, spec


@cube
def scaled(value: i32, factor: Comptime[int]) -> i32:
    assert factor % 2 == 0, f"{factor} is odd"
    return value * factor


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    out[0] = scaled(x[0], 3)


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
