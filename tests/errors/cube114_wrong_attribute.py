from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if x.length() > 0:
        out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
