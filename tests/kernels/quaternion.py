"""Turn points by a quaternion: a struct with operators, which is an argument of the launch."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, rsqrt, spec


@cube
@dataclass(frozen=True)
class Quaternion:
    w: f32
    x: f32
    y: f32
    z: f32

    @classmethod
    def of_point(cls, x, y, z):
        return cls(0.0, x, y, z)

    def __mul__(self, other):
        w1, x1, y1, z1 = self.w, self.x, self.y, self.z
        w2, x2, y2, z2 = other.w, other.x, other.y, other.z
        return Quaternion(
            w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
            w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
            w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
            w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
        )

    def __neg__(self):
        """The conjugate."""
        return Quaternion(self.w, -self.x, -self.y, -self.z)

    @property
    def unit(self):
        inverse = rsqrt(self.w * self.w + self.x * self.x + self.y * self.y + self.z * self.z)
        return Quaternion(self.w * inverse, self.x * inverse, self.y * inverse, self.z * inverse)


@cube(launch=True)
def quaternion(points: Tensor[f32], out: Mut[Tensor[f32]], turn: Quaternion) -> None:
    i = ABSOLUTE_POS
    if i < points.shape(0):
        q = turn.unit
        p = q * Quaternion.of_point(points[i, 0], points[i, 1], points[i, 2]) * -q
        out[i, 0], out[i, 1], out[i, 2] = p.x, p.y, p.z


TURN = Quaternion(1.0, 0.5, -2.0, 0.25)
ARGS = {"quaternion": (spec(f32, (1000, 3)), spec(f32, (1000, 3)), TURN)}
DTYPES = ("f32",)
SIZES = (1, 19)


def case(random, dtype, size):
    points = random.array(dtype, (size, 3))
    q = np.array([1, 0.5, -2, 0.25])
    w, v = q[0] / np.linalg.norm(q), q[1:] / np.linalg.norm(q)
    p = random.wide(points)
    turned = p + 2 * np.cross(v, np.cross(v, p) + w * p)
    return dict(
        args=(points, random.zeros(dtype, (size, 3)), TURN),
        count=-(-size // 16),
        dim=16,
        expected={1: turned},
        scale=16,
    )
