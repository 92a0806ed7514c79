from __future__ import annotations

from transpile import Array, Mut, Vector, cube, f32, spec


@cube(launch=True)
def kernel(out: Mut[Array[f32]], v: Vector[f32, 4]) -> None:
    out[0] = v[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), (1.0, 2.0, 3.0, 4.0))
