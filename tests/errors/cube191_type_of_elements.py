from __future__ import annotations

from transpile import Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[float], out: Mut[Array[f32]]) -> None:
    out[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
