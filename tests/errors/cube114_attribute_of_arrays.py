from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    for i in range(x.size):
        out[i] = x[i]


def trigger():
    kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
