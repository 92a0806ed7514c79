from __future__ import annotations

from transpile import Mut, Tensor, cube, i32, spec, u32


@cube(launch=True)
def kernel(x: Tensor[u32], out: Mut[Tensor[u32]]) -> None:
    first, second = x[0], x[1]
    for k in range(3):
        first, second = i32(second), first + k
    out[0] = u32(first)


def trigger():
    kernel.inspect("ir", spec(u32, 64), spec(u32, 64))
