from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube
def blend(a, b, weight):
    return a + (b - a) * weight


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = blend(x[0], x[1])


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
