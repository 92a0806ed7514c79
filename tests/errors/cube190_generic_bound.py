from __future__ import annotations

from transpile import Float, Mut, Tensor, cube, i32, spec


from typing import TypeVar

F = TypeVar("F", bound=Float)


@cube(launch=True)
def kernel(x: Tensor[F], out: Mut[Tensor[F]]) -> None:
    out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(i32, 64))
