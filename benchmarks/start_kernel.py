"""The kernel of ``cpu_start``, in a module of its own as in a user's project."""

from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


@cube(launch=True)
def saxpy(a: f32, x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = a * x[ABSOLUTE_POS] + y[ABSOLUTE_POS]
