from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    for row in range(x.shape[0]):
        out[row] = x[row, 0]


def trigger():
    kernel.inspect("ir", spec(f32, (4, 4)), spec(f32, 4))
