from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = x[0, 1]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
