from __future__ import annotations

from transpile import Mut, Tensor, cube, f64, spec


@cube(launch=True)
def kernel(x: Tensor[f64], out: Mut[Tensor[f64]]) -> None:
    out[0] = x[0] % x[1]


def trigger():
    kernel.inspect("spirv", spec(f64, 64), spec(f64, 64))
