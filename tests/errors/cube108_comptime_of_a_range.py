from __future__ import annotations

from transpile import Mut, Tensor, comptime, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    for i in comptime(range(4)):
        out[i] = x[i]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
