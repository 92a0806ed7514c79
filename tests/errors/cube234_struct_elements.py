from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass
class Point:
    x: f32
    name: str


@cube(launch=True)
def kernel(p: Array[Point], out: Mut[Array[f32]]) -> None:
    out[0] = p[0].x


def trigger():
    kernel.inspect("ir", spec(Point, 64), spec(f32, 64))
