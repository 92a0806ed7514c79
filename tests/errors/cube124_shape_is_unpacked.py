from __future__ import annotations

from transpile import Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    rows, columns = x.shape
    out[0] = x[rows - 1, columns - 1]


def trigger():
    kernel.inspect("ir", spec(f32, (4, 4)), spec(f32, 4))
