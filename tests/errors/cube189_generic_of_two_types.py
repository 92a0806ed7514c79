from __future__ import annotations

from transpile import Mut, Numeric, Tensor, cube, f32, i32, spec


from typing import TypeVar

N = TypeVar("N", bound=Numeric)


@cube(launch=True)
def kernel(x: Tensor[N], out: Mut[Tensor[N]]) -> None:
    out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(f32, 64))
