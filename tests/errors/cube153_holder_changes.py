from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    pair = (x[0], x[1])
    if x[2] > 0.0:
        pair = x[2]
    out[0] = pair[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
