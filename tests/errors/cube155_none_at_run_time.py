from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    best = x[0] if x[1] > 0.0 else None
    out[0] = best


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
