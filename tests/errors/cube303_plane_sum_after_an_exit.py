from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, plane_sum, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS >= x.len():
        return
    out[ABSOLUTE_POS] = plane_sum(x[ABSOLUTE_POS])


def trigger():
    kernel.inspect("wgsl", spec(f32, 64), spec(f32, 64))
