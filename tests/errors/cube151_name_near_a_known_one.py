from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = x[ABSOLUT_POS]  # noqa: F821


def trigger():
    kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
