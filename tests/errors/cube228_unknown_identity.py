from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass
class Point:
    x: f32
    y: f32


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    p = Point(x[0], x[1])
    q = p
    if x[2] > 0.0:
        q = Point(1.0, 2.0)
    out[0] = 1.0 if p is q else 0.0


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
