from __future__ import annotations

from transpile import Float, Mut, Tensor, cube, f32, spec


from typing import TypeVar

F = TypeVar("F", bound=Float)


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = F(1)


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
