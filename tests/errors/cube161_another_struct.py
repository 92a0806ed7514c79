from __future__ import annotations

from dataclasses import dataclass

from transpile import Array, Mut, cube, f32, spec


@cube
@dataclass
class Circle:
    radius: f32

    def area(self):
        return 3.0 * self.radius * self.radius


@cube
@dataclass
class Square:
    side: f32

    def area(self):
        return self.side * self.side


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    shape = Circle(x[0])
    if x[1] > 0.0:
        shape = Square(x[1])
    out[0] = shape.area()


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
