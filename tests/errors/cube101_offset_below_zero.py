from __future__ import annotations

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    for offset in range(-1, 2):
        out[i] += x[i + offset]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
