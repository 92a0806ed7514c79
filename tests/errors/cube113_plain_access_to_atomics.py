from __future__ import annotations

from transpile import Atomic, Mut, Tensor, cube, spec, u32


@cube(launch=True)
def kernel(x: Tensor[u32], out: Mut[Tensor[Atomic[u32]]]) -> None:
    out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(u32, 64), spec(u32, 64))
