from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[ABSOLUTE_POS] = x[ABSOLUTE_POS]


def trigger():
    kernel.inspect("cuda", spec(f32, 64), spec(f32, 64), cube_dim=2048)
