from __future__ import annotations

from transpile import UNIT_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = UNIT_POS
    assert x[i] >= 0.0, f"{x[i]} is negative"
    out[i] = x[i] ** 0.5


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
