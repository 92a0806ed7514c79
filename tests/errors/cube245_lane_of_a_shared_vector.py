from __future__ import annotations

from transpile import Mut, Tensor, Vector, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    a = Vector[f32, 4](x[0])
    b = a
    a[0] = 1.0
    for _ in range(4):
        a = a + 1.0
    out[0] = b[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
