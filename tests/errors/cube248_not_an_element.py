from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass
class Point:
    x: f32
    y: f32


@cube(launch=True)
def kernel(points: Mut[Array[Point]], x: Array[f32]) -> None:
    points[0] = x[0]


def trigger():
    kernel.inspect("ir", spec(Point, 64), spec(f32, 64))
