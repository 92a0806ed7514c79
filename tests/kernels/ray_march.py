"""March rays through a scene of signed distances: shapes of several classes, joined at comptime (Hart 1996)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from transpile import (
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    Comptime,
    Mut,
    Tensor,
    cube,
    f32,
    spec,
    sqrt,
)


class Shape(Protocol):
    def distance(self, x, y, z): ...


@cube
@dataclass(frozen=True)
class Ball:
    x: f32
    y: f32
    z: f32
    radius: f32

    def distance(self, x, y, z):
        a, b, c = x - self.x, y - self.y, z - self.z
        return sqrt(a * a + b * b + c * c) - self.radius


@cube
@dataclass(frozen=True)
class Box:
    half: tuple[f32, f32, f32]

    def distance(self, x, y, z):
        a, b, c = abs(x) - self.half[0], abs(y) - self.half[1], abs(z) - self.half[2]
        out_a, out_b, out_c = max(a, 0.0), max(b, 0.0), max(c, 0.0)
        outside = sqrt(out_a * out_a + out_b * out_b + out_c * out_c)
        return outside + min(max(a, b, c), 0.0)


@cube
@dataclass(frozen=True)
class Floor:
    height: f32

    def distance(self, x, y, z):
        return y - self.height


SCENE = (Ball(0.5, 0.25, 4.0, 1.0), Box((0.5, 0.25, 0.75)), Floor(-1.0))


@cube
def nearest(scene, x, y, z):
    """Return the least distance to any shape, and which it is."""
    least, which = f32(1.0e9), 0
    for number, shape in enumerate(scene):
        distance = shape.distance(x, y, z)
        if distance < least:
            least, which = distance, number + 1
    return least, which


@cube(launch=True)
def ray_march(out: Mut[Tensor[f32]], scene: Comptime[tuple], steps: Comptime[int]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    if row >= out.shape(0) or column >= out.shape(1):
        return
    right, down = f32(column) / 8.0 - 0.5, 0.5 - f32(row) / 8.0
    length = sqrt(right * right + down * down + 1.0)
    along = f32(0.0)
    which = 0
    for _ in range(steps):
        at = along / length
        distance, which = nearest(scene, right * at, down * at, at - 2.0)
        if distance < 0.001:
            break
        along += distance
        if along > 50.0:
            which = 0
            break
    out[row, column, 0], out[row, column, 1] = along, f32(which)


ARGS = {"ray_march": (spec(f32, (60, 80, 2)), SCENE, 64)}
OPTIONS = {"ray_march": {"cube_dim": (16, 8), "grid_rank": 2}}
DTYPES = ("f32",)
SIZES = ((3, 5), (5, 4))


def case(random, dtype, size):
    rows, columns = np.indices(size)
    right, down = columns / 8 - 0.5, 0.5 - rows / 8
    length = np.sqrt(right**2 + down**2 + 1)
    along, which, going = np.zeros(size), np.zeros(size, int), np.ones(size, bool)
    for _ in range(6):
        at = along / length
        p = np.stack([right * at, down * at, at - 2])
        ball = np.sqrt(((p - np.array([0.5, 0.25, 4])[:, None, None]) ** 2).sum(0)) - 1
        q = np.abs(p) - np.array([0.5, 0.25, 0.75])[:, None, None]
        box = np.sqrt((np.maximum(q, 0) ** 2).sum(0)) + np.minimum(q.max(0), 0)
        least = np.stack([ball, box, p[1] + 1])
        which = np.where(going, least.argmin(0) + 1, which)
        going &= least.min(0) >= 0.001
        along = np.where(going, along + least.min(0), along)
    return dict(
        args=(random.zeros(dtype, (*size, 2)), SCENE, 6),
        count=(-(-size[1] // 4), -(-size[0] // 4)),
        dim=(4, 4),
        expected={0: np.stack([along, which], axis=2)},
        scale=32,
    )
