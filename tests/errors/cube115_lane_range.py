from __future__ import annotations

from transpile import Mut, Tensor, Vector, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    pair = Vector[f32, 2](x[0], x[1])
    out[0] = pair[2]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
