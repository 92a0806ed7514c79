from __future__ import annotations

from transpile import UNIT_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    rows = x[:, UNIT_POS:]
    out[0] = rows[0]


def trigger():
    kernel.inspect("ir", spec(f32, (4, 4)), spec(f32, 4))
