from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass(frozen=True)
class Point:
    x: f32
    y: f32


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    p = Point(x[0], x[1])
    p.x = 3.0
    out[0] = p.x


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
