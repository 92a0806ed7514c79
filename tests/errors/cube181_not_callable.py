from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


SCALE = 2.0


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = SCALE(x[0])


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
