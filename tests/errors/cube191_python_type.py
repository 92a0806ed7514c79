from __future__ import annotations

from transpile import Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(n: int, out: Mut[Array[f32]]) -> None:
    out[0] = n


def trigger():
    kernel.inspect("ir", 3, spec(f32, 4))
