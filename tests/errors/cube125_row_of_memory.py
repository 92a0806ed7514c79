from __future__ import annotations

from transpile import UNIT_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[0] = x[UNIT_POS][2 * UNIT_POS]


def trigger():
    kernel.inspect("ir", spec(f32, (4, 4)), spec(f32, 4))
