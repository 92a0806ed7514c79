from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], n: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    total = out.len()
    for i in range(x.len()):
        total = x[i]
    out[0] = total


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64), spec(f32, 64))
