from __future__ import annotations

from transpile import Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], scale) -> None:
    x[0] * scale


def trigger():
    kernel.inspect("ir", spec(f32, 64), 2.0)
