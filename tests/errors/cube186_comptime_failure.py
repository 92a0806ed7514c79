from __future__ import annotations

from transpile import Comptime, Mut, Tensor, cube, f32, spec


WEIGHTS = {1: 0.5, 2: 0.25}


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]], level: Comptime[int]) -> None:
    out[0] = x[0] * WEIGHTS[level]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64), 3)
