from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, Tensor, UNIT_POS_X, cube, f32, plane_sum, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if UNIT_POS_X % 2 == 0:
        out[ABSOLUTE_POS] = plane_sum(x[ABSOLUTE_POS])


def trigger():
    kernel.inspect("wgsl", spec(f32, 64), spec(f32, 64))
