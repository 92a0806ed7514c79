from __future__ import annotations

from transpile import Mut, Tensor, cube, i64, spec, f32


@cube(launch=True)
def kernel(x: Tensor[i64], out: Mut[Tensor[f32]]) -> None:
    out[0] = x[0] / x[1]


def trigger():
    kernel.inspect("metal", spec(i64, 64), spec(f32, 64))
