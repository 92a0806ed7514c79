from __future__ import annotations

from transpile import UNIT_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(out: Mut[Tensor[f32]]) -> None:
    out[0][UNIT_POS] = 1.0


def trigger():
    kernel.inspect("ir", spec(f32, (4, 4)))
