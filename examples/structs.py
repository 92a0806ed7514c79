"""Structs and ``match``: a ``@cube`` dataclass in a kernel, with methods and operators, and shapes told apart.

Which class a value has is known at comptime, so ``match`` on it leaves one arm and no test in the kernel.

    python examples/structs.py
    python -m transpile show examples/structs.py:distances --stage wgsl
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, i32, spec, sqrt, unroll


@cube
@dataclass
class Point:
    x: f32
    y: f32

    def __sub__(self, other: Point) -> Point:
        return Point(self.x - other.x, self.y - other.y)

    @property
    def length(self) -> f32:
        return sqrt(self.x * self.x + self.y * self.y)


@cube
@dataclass
class Circle:
    center: Point
    radius: f32


@cube
@dataclass
class HalfPlane:
    """All points left of ``x``."""

    x: f32


@cube
def distance(point: Point, shape: Circle | HalfPlane) -> f32:
    """Signed distance of a point from a shape; negative inside."""
    match shape:
        case Circle(center, radius):
            return (point - center).length - radius
        case HalfPlane(x):
            return point.x - x


@cube
def label(kind: i32) -> i32:
    """A ``match`` on a run-time number is a chain of tests, as in Python."""
    match kind:
        case 0:
            return 10
        case 1 | 2:
            return 20
        case k if k < 0:
            return -k
        case _:
            return 0


SCENE: tuple[Circle | HalfPlane, ...] = (
    Circle(Point(0.0, 0.0), 1.0),
    Circle(Point(2.0, 1.0), 0.5),
    HalfPlane(-3.0),
)


@cube(launch=True)
def distances(
    xs: Array[f32], ys: Array[f32], kinds: Array[i32], out: Mut[Array[f32]], labels: Mut[Array[i32]]
) -> None:
    i = ABSOLUTE_POS
    if i >= xs.len():
        return
    point = Point(xs[i], ys[i])
    nearest = distance(point, SCENE[0])
    for shape in unroll(
        SCENE[1:]
    ):  # shapes of two classes: the loop is unrolled, each turn with its own code
        nearest = min(nearest, distance(point, shape))
    out[i] = nearest
    labels[i] = label(kinds[i])


ARGS = {
    "distances": (spec(f32, 100), spec(f32, 100), spec(i32, 100), spec(f32, 100), spec(i32, 100))
}


def main() -> None:
    random = np.random.default_rng(7)
    xs, ys = random.uniform(-5, 5, (2, 100)).astype("f4")
    kinds = random.integers(-3, 5, 100).astype("i4")
    out, labels = np.zeros(100, "f4"), np.zeros(100, "i4")

    distances[1, 128](xs, ys, kinds, out, labels)

    expected = np.minimum(np.hypot(xs, ys) - 1.0, np.hypot(xs - 2.0, ys - 1.0) - 0.5)
    np.testing.assert_allclose(out, np.minimum(expected, xs + 3.0), atol=1e-5)
    table = {0: 10, 1: 20, 2: 20, -1: 1, -2: 2, -3: 3}
    np.testing.assert_array_equal(labels, [table.get(int(k), 0) for k in kinds])
    print("distances agree with NumPy")


if __name__ == "__main__":
    main()
