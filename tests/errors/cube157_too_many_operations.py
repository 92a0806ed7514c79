from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec, unroll


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    for i in unroll(range(1000000)):
        out[0] = x[0] * out[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
