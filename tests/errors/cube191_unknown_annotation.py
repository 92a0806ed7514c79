from __future__ import annotations

from transpile import Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], flag: Colour) -> None:
    x[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), 1)
