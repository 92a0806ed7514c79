from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass
class Circle:
    radius: f32


@cube
@dataclass
class Square:
    side: f32


@cube
def shape_of(size):
    if size > 1.0:
        return Square(size)
    return Circle(size)


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    shape = shape_of(x[0])
    out[0] = 1.0 if isinstance(shape, Circle) else 2.0


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
