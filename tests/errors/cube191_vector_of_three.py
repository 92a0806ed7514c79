from __future__ import annotations

from transpile import Array, Mut, Vector, cube, f32, spec


@cube(launch=True)
def cross(x: Array[Vector[f32, 3]], out: Mut[Array[f32]]) -> None:
    out[0] = x[0][0]


def trigger():
    cross.inspect("ir", spec(f32, 3), spec(f32, 1))
