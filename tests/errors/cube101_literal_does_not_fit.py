from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, spec, u8


@cube(launch=True)
def kernel(x: Tensor[u8], out: Mut[Tensor[u8]]) -> None:
    out[ABSOLUTE_POS] = x[ABSOLUTE_POS] + 300


def trigger():
    kernel.inspect("ir", spec(u8, 64), spec(u8, 64))
