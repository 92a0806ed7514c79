from __future__ import annotations

from transpile import Array, Mut, cube, e4m3, f32, spec


@cube(launch=True)
def kernel(x: Array[e4m3], out: Mut[Array[f32]]) -> None:
    out[0] = x[0] * 2.0


def trigger():
    kernel.inspect("ir", spec(e4m3, 64), spec(f32, 64))
