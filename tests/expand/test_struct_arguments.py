"""Structs and tuples as arguments of kernels: reference, eager and CPU."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
import pytest
from expand.compared import WHERE, run

from runtime import device
from transpile import Array, Comptime, Float, Mut, comptime, cube, f16, f32, i32, u32

F = TypeVar("F", bound=Float)


@cube
@dataclass
class Point:
    x: f32
    y: f32 = 1.0

    def scaled(self, by):
        return Point(self.x * by, self.y * by)


@cube
@dataclass
class Settings:
    shift: Point
    count: u32
    steps: Comptime[int] = 2
    mode: Comptime[str] = "add"
    flags: tuple[i32, Comptime[int]] = (3, 4)
    start: Point = field(default_factory=lambda: Point(5.0, 6.0))


@cube
@dataclass
class Pair(Generic[F]):
    first: F
    second: F


class Rule(Protocol):
    def apply(self, v: Any) -> Any: ...


@cube
@dataclass
class Scale(Rule):
    by: f32

    def apply(self, v):
        return v * self.by


@cube
@dataclass
class Clamp(Rule):
    low: f32
    high: f32

    def apply(self, v):
        if v < self.low:
            return self.low
        return min(v, self.high)


R = TypeVar("R", bound=Rule)


@cube(launch=True)
def points(p: Point, x: Array[f32], q: Point, out: Mut[Array[f32]]) -> None:
    p.x += x[0]
    out[0] = p.x
    out[1] = p.y
    r = p if x[0] > 0.0 else q
    out[2] = r.scaled(2.0).x
    for _ in range(2):
        q = q.scaled(2.0)
    out[3] = q.y


@cube(launch=True)
def settings(s: Settings, out: Mut[Array[f32]]) -> None:
    for k in range(s.steps):
        out[0] += s.shift.x + k
    if s.mode == "add":
        out[1] = s.start.x + s.flags[0] + s.flags[1]
    else:
        out[1] = undefined_name  # noqa: F821
    out[2] = comptime(s.flags[1]) + s.count


@cube(launch=True)
def pairs(p: tuple[f32, i32], more: tuple[f32, ...], out: Mut[Array[f32]]) -> None:
    a, b = p
    out[0] = a + b
    for number, v in enumerate(more):
        out[1 + number] = v


@cube(launch=True)
def generic(p: Pair[f16], q: Pair[F], x: Array[F], out: Mut[Array[f32]]) -> None:
    out[0] = p.first + p.second
    out[1] = f32(q.first + x[0])


@cube(launch=True)
def ruled(rule: Rule, x: Array[f32], out: Mut[Array[f32]]) -> None:
    for k in range(x.len()):
        out[k] = rule.apply(x[k])


@cube(launch=True)
def ruled_by_variable(x: Array[f32], rule: R, out: Mut[Array[f32]]) -> None:
    for k in range(x.len()):
        out[k] = rule.apply(x[k])


@pytest.mark.parametrize("where", WHERE)
def test_points(where: str) -> None:
    x, out = np.array([2.0], "f4"), np.zeros(4, "f4")
    run(points, where, Point(3.0, 4.0), x, Point(7.0), out)
    assert list(out) == [5, 4, 10, 4]
    run(points, where, Point(1, np.float64(2)), -x, Point(7.0, y=0.5), out)
    assert list(out) == [-1, 2, 14, 2]


@pytest.mark.parametrize("where", WHERE)
def test_settings(where: str) -> None:
    out = np.zeros(4, "f4")
    run(settings, where, Settings(Point(1.5), 7), out)
    assert list(out) == [4, 12, 11, 0]
    out[:] = 0
    run(settings, where, Settings(Point(1.5), 7, 3, flags=(1, 10)), out)
    assert list(out) == [7.5, 16, 17, 0]


@pytest.mark.parametrize("where", WHERE)
def test_tuples(where: str) -> None:
    out = np.zeros(4, "f4")
    run(pairs, where, (1.5, -3), (4.0, 5.0), out)
    assert list(out) == [-1.5, 4, 5, 0]
    run(pairs, where, (1.5, 3), (), out)
    assert list(out) == [4.5, 4, 5, 0]


@pytest.mark.parametrize("where", WHERE)
def test_generic(where: str) -> None:
    x, out = np.array([2.5], "f4"), np.zeros(2, "f4")
    run(generic, where, Pair(0.1, 1.0), Pair(0.1, 0.2), x, out)
    assert out[0] == np.float32(np.float16(np.float16(0.1) + np.float16(1.0)))
    assert out[1] == np.float32(0.1) + np.float32(2.5)


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("kernel", [ruled, ruled_by_variable], ids=lambda k: k.__name__)
def test_trait_arguments(where: str, kernel: Any) -> None:
    """Each implementation is a specialization of its own."""
    x, out = np.array([-1.0, 0.5, 3.0], "f4"), np.zeros(3, "f4")
    for rule, expected in (
        (Scale(2.0), [-2, 1, 6]),
        (Clamp(0.0, 1.0), [0, 0.5, 1]),
        (Scale(1.0), [-1, 0.5, 3]),
    ):
        args = (rule, x, out) if kernel is ruled else (x, rule, out)
        run(kernel, where, *args)
        assert list(out) == expected


def test_fields_are_parameters() -> None:
    from transpile import spec

    text = points.inspect("cuda", Point(1.0, 2.0), spec(f32, 4), Point(1.0), spec(f32, 4))
    found = re.findall(r"float (\w+)[,)]", text.partition("{")[0].replace("\n", ""))
    assert found == ["p_x", "p_y", "q_x", "q_y"]


def test_one_module_for_all_values() -> None:
    client = device("cpu").client
    out = np.zeros(4, "f4")
    for value in range(3):
        points.launch(client, 1, 1, Point(value, 0.0), np.array([1.0], "f4"), Point(2.0), out)
        assert out[0] == value + 1
