from __future__ import annotations

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    out[i] = x[i] * 0.5 if type(x[i]) == float else x[i]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
