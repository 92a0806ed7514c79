"""Structs in kernels do what the dataclass does in Python: reference, eager and CPU against the very functions."""

from __future__ import annotations

import copy
import dataclasses
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pytest
from expand.compared import WHERE, check, kernel_of

from transpile import (
    Comptime,
    comptime,
    cube,
    f32,
    i32,
    sqrt,
    unroll,
)


@cube
@dataclass
class Point:
    x: f32
    y: f32 = 0.0

    def norm2(self):
        return self.x * self.x + self.y * self.y

    @property
    def length(self):
        if self.x > 1000.0:
            return self.x
        return sqrt(self.norm2())

    def move(self, dx, dy):
        self.x += dx
        self.y += dy
        return self

    @staticmethod
    def diagonal(v):
        return Point(v, v)

    @classmethod
    def unit(cls):
        return cls(1.0, 0.0)

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    def __mul__(self, factor):
        return Point(self.x * factor, self.y * factor)

    def __rmul__(self, factor):
        return self * factor

    def __neg__(self):
        return Point(-self.x, -self.y)


@cube
@dataclass
class Ball:
    center: Point
    radius: f32
    layers: Comptime[int] = 2
    speed: Point = field(default_factory=Point.unit)

    def grown(self, by):
        return replace(self, radius=self.radius + by)


@cube
@dataclass(order=True, frozen=True)
class Version:
    major: i32
    minor: i32


@cube
@dataclass
class Named(Point):
    weight: f32 = 1.0

    def norm2(self):
        return super().norm2() * self.weight


ORIGIN = Point(10.0, 20.0)


def fields(x, out):
    p = Point(x[0], x[1])
    q = Point(x[2])
    r = Point(y=x[3], x=1.0)
    out[0] = p.x - p.y
    out[1] = q.x + q.y
    out[2] = r.x * 100.0 + r.y


def aliases(x, out):
    p = Point(x[0], x[1])
    q = p
    q.x = 7.0
    out[0] = p.x
    p.y += 1.0
    out[1] = q.y
    out[2] = 1.0 if p is q else 0.0


def written_in_a_loop(x, out):
    p = Point(0.0, 1.0)
    for k in range(4):
        out[k] = p.y
        p.x += x[k]
        if x[k] > 0.0:
            p.y = p.x
    out[4] = p.x
    out[5] = p.y


def rebound_in_a_loop(x, out):
    p = Point(1.0, 2.0)
    for k in range(4):
        p = p + Point(x[k], 1.0)
    p.x += 100.0
    out[0] = p.x
    out[1] = p.y


def the_one_before(x, out):
    now = Point(0.0, 1.0)
    for k in range(4):
        before = now
        now = Point(now.y, now.x + x[k])
        out[k] = before.x * 10.0 + before.y
    out[4] = now.x
    out[5] = now.y


def swapped(x, out):
    a, b = Point(x[0], x[1]), Point(x[2], x[3])
    if x[0] > 0.0:
        a, b = b, a
    out[0], out[1], out[2], out[3] = a.x, a.y, b.x, b.y


def chosen(x, out):
    p, q = Point(x[0], 1.0), Point(x[1], 2.0)
    best = p if p.x > q.x else q
    out[0] = best.x
    out[1] = best.y
    other = Point(x[2], x[3]) if x[0] > x[1] else p + q
    out[2] = other.x
    out[3] = other.y


def methods(x, out):
    p = Point(x[0], x[1])
    out[0] = p.norm2()
    out[1] = p.length
    p.move(1.0, 2.0).move(1.0, 2.0)
    out[2] = p.x
    out[3] = p.y
    out[4] = Point.diagonal(x[2]).norm2()
    out[5] = Point.unit().x


def operators(x, out):
    p = Point(x[0], x[1])
    q = 2.0 * p + -p * 0.5
    out[0] = q.x
    out[1] = q.y
    q += p
    out[2] = q.x
    out[3] = 1.0 if p == Point(x[0], x[1]) else 0.0
    out[4] = 1.0 if p != q else 0.0
    total = sum([p, q, p + q], Point(0.0, 0.0))
    out[5] = total.x


def ordered(x, out):
    a, b = Version(i32(x[0]), i32(x[1])), Version(i32(x[2]), i32(x[3]))
    out[0] = 1.0 if a < b else 0.0
    out[1] = 1.0 if a <= b else 0.0
    out[2] = 1.0 if a >= Version(i32(x[0]), 0) else 0.0
    out[3] = 1.0 if a == b else 0.0


def nested(x, out):
    ball = Ball(Point(x[0], x[1]), x[2])
    ball.center.x += 5.0
    out[0] = ball.center.x
    for k in range(3):
        if x[k] > 0.0:
            ball.center = Point(x[k], ball.center.x)
    out[1] = ball.center.x
    out[2] = ball.center.y
    ball.speed.move(1.0, 1.0)
    out[3] = ball.speed.x
    out[4] = ball.grown(1.0).radius * 10.0 + ball.layers
    for _ in range(ball.layers):
        out[5] += ball.speed.y


def shared_inner(x, out):
    p = Point(x[0], x[1])
    ball = Ball(p, 1.0)
    ball.center.x = 3.0
    out[0] = p.x
    ball.center = Point(8.0, 9.0)
    ball.center.x = 4.0
    out[1] = p.x
    out[2] = ball.center.x


def rebound_nested(x, out):
    ball = Ball(Point(x[0], x[1]), 1.0)
    for k in range(3):
        ball = Ball(Point(ball.center.y, ball.center.x + x[k]), ball.radius * 2.0)
    out[0], out[1], out[2] = ball.center.x, ball.center.y, ball.radius


def closest(points, to):
    best = points[0]
    for p in points:
        if (p.x - to) * (p.x - to) < (best.x - to) * (best.x - to):
            best = p
    return best


def in_a_list(x, out):
    points = [Point(x[k], float(k)) for k in unroll(range(4))]
    for p in points:
        p.x += 1.0
    best = closest(points, x[4])
    out[0] = best.x
    out[1] = best.y
    out[2] = points[0].x
    out[3] = points[3].x


def first_positive(x):
    for k in range(4):
        if x[k] > 0.0:
            return Point(x[k], 1.0)
    return Point(-1.0, -1.0)


def returned(x, out):
    p = first_positive(x)
    p.x += 10.0
    out[0] = p.x
    out[1] = p.y


def bumped(p):
    p.x += 1.0


def by_reference(x, out):
    p = Point(x[0], x[1])
    for _ in range(3):
        bumped(p)
    out[0] = p.x


def inherited(x, out):
    p = Named(x[0], x[1], 2.0)
    out[0] = p.norm2()
    out[1] = p.length
    q = p.move(1.0, 1.0)
    out[2] = q.weight + q.x
    out[3] = 1.0 if isinstance(p, Point) else 0.0


def from_outside(x, out):
    out[0] = ORIGIN.x + x[0]
    p = ORIGIN + Point(x[0], x[1])
    out[1] = p.x
    out[2] = ORIGIN.norm2()


def copies(x, out):
    p = Point(x[0], x[1])
    q = copy.copy(p)
    q.x = 1.0
    a, b = dataclasses.astuple(p)
    out[0], out[1], out[2] = p.x, q.x, a + b


def in_a_tuple(x, out):
    pair = (Point(x[0], 1.0), x[1])
    for k in range(3):
        pair = (Point(pair[1], pair[0].x), x[k])
    out[0], out[1], out[2] = pair[0].x, pair[0].y, pair[1]


def of_a_comptime_branch(x, out):
    if comptime(True):
        p = Point(x[0], 1.0)
    else:
        p = 3
    out[0] = p.x


def bound_methods(x, out):
    p = Point(x[0], x[1])
    step = p.move
    step(1.0, 1.0)
    again = partial(p.move, 2.0)
    again(3.0)
    out[0], out[1] = p.x, p.y


FUNCTIONS = [
    fields, aliases, written_in_a_loop, rebound_in_a_loop, the_one_before, swapped, chosen, methods, operators, ordered,
    nested, shared_inner, rebound_nested, in_a_list, returned, by_reference, inherited, from_outside, copies,
    in_a_tuple, of_a_comptime_branch, bound_methods,
]  # fmt: skip
INPUTS = [[3.0, 4.0, -1.0, 2.0, 0.5, 1.0], [-1.0, -2.0, -3.0, -4.0, 9.0, 2.0]]


KERNELS = {function.__name__: kernel_of(function) for function in FUNCTIONS}


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_struct(function: Any, where: str) -> None:
    check(function, KERNELS[function.__name__], where, INPUTS)
