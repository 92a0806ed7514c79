from __future__ import annotations

from transpile import Mut, Tensor, cube, i32, spec, u8


@cube(launch=True)
def kernel(x: Tensor[i32], out: Mut[Tensor[i32]]) -> None:
    least = 3
    if u8(5) <= least:
        out[0] = 1
    for least in range(x[0]):
        out[1] += least
    out[2] = i32(least)


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
