"""What dataclasses can have besides fields and methods, in kernels as in Python."""

from __future__ import annotations

import dataclasses
from dataclasses import KW_ONLY, InitVar, dataclass, field
from enum import IntEnum
from typing import Any, ClassVar

import numpy as np
import pytest
from expand.compared import WHERE, check, kernel_of, run

from transpile import Array, Comptime, Mut, Vector, comptime, cube, f32, i32, max_value, unroll


class Kind(IntEnum):
    SMALL = 0
    LARGE = 1


@cube
@dataclass(slots=True)
class Counter:
    LIMIT: ClassVar[int] = 3
    total: f32
    _: KW_ONLY
    step: f32 = 1.0
    start: InitVar[float] = 0.0
    kind: Comptime[Kind] = Kind.SMALL
    seen: i32 = field(default=0, init=False)

    def __post_init__(self, start):
        self.total += start
        if self.kind == Kind.LARGE:
            self.step = self.step * 10.0

    def __call__(self, v):
        self.seen += 1
        self.total += v * self.step
        return self.total

    def __len__(self):
        return 3

    def __getitem__(self, place):
        return self.total * place

    def __setitem__(self, place, v):
        self.total = v + place

    def __contains__(self, v):
        return v < self.total

    def __bool__(self):
        return self.LIMIT > 2

    @property
    def mean(self):
        return self.total / self.seen if self.seen > 0 else 0.0

    @mean.setter
    def mean(self, v):
        self.total = v * self.seen


@cube
@dataclass(init=False)
class Range2:
    low: f32
    high: f32

    def __init__(self, a, b):
        if a < b:
            self.low = a
            self.high = b
        else:
            self.low = b
            self.high = a

    @cube
    def width(self):
        return self.high - self.low


@cube
@dataclass
class Nested:
    pair: tuple[f32, f32]
    ranges: tuple[Range2, Range2]
    names: Comptime[tuple[str, ...]] = ("x", "y")

    def first(self):
        return self.pair[0] + len(self.names)


def counters(x, out):
    c = Counter(x[0], step=2.0, start=1.0)
    d = Counter(x[0], kind=Kind.LARGE)
    for k in range(3):
        c(x[k])
    out[0] = c.total
    out[1] = c.seen
    out[2] = d(1.0)
    out[3] = c.mean
    c.mean = 2.0
    out[4] = c.total + len(c) + Counter.LIMIT
    c[1] = x[1]
    out[5] = c[2]
    out[6] = 1.0 if c else 2.0
    out[7] = 1.0 if x[2] in c else 2.0


def initializers(x, out):
    r = Range2(x[0], x[1])
    out[0] = r.low
    out[1] = r.width()
    for k in range(2):
        r = Range2(x[k], r.high)
    out[2] = r.low


def tuples(x, out):
    n = Nested((x[0], 1.0), (Range2(0.0, x[1]), Range2(x[2], 2.0)))
    for k in range(2):
        n.pair = (n.pair[1], n.pair[0] + x[k])
    out[0], out[1] = n.pair
    n.ranges[1].low = 9.0
    out[2] = n.ranges[0].width() + n.ranges[1].low
    out[3] = n.first()
    if x[0] > 0.0:
        n = Nested((x[1], x[2]), n.ranges)
    out[4] = n.pair[0]


def make(v):
    def build(w):
        return Range2(v, w)

    return build


def functions(x, out):
    build = make(x[0])
    r = build(x[1])
    out[0] = r.low
    found = {name: Range2(x[k], x[k + 1]) for k, name in enumerate(("a", "b"))}
    out[1] = found["b"].high
    out[2] = sum(r.width() for r in found.values())
    q = max(found.values(), key=lambda r: 1)
    out[3] = q.low
    for r, k in zip(found.values(), (0, 1)):
        r.low += k
    out[4] = found["b"].low


FUNCTIONS = [counters, initializers, tuples, functions]
INPUTS = [[3.0, 4.0, -1.0, 2.0], [-1.0, -2.0, 3.0, 0.5]]
KERNELS = {function.__name__: kernel_of(function) for function in FUNCTIONS}


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_feature(function: Any, where: str) -> None:
    check(function, KERNELS[function.__name__], where, INPUTS)


@cube
@dataclass
class Window:
    data: Array[f32]
    start: i32
    weights: Vector[f32, 2]

    def get(self, k):
        return self.data[self.start + k] * self.weights[k]


@cube(launch=True)
def windows(x: Array[f32], out: Mut[Array[f32]]) -> None:
    w = Window(x, 1, Vector[f32, 2](2.0, 3.0))
    out[0] = w.get(0) + w.get(1)
    w.weights[1] = 0.5
    w.start += 1
    for k in range(2):
        w.weights = w.weights * 2.0
        out[1 + k] = w.get(k)
    out[3] = dataclasses.replace(w, start=0).get(0)


@pytest.mark.parametrize("where", WHERE)
def test_memory_and_vectors(where: str) -> None:
    x, out = np.array([1, 2, 3, 4], "f4"), np.zeros(4, "f4")
    run(windows, where, x, out)
    assert list(out) == [2 * 2 + 3 * 3, 3 * 4, 4 * 2, 8]


@cube(launch=True)
def sums_and_largest(x: Array[f32], out: Mut[Array[f32]], trips: Comptime[int]) -> None:
    best = Range2(-max_value(f32), 0.0)
    for k in range(trips):
        now = Range2(x[k], x[k + 1])
        if now.width() > best.high:
            best = Range2(now.low, now.width())
    out[0] = best.low
    pieces = [Range2(0.0, k) for k in range(trips)]
    total = 0.0
    for piece in unroll(pieces):
        total += piece.width()
    out[1] = total
    out[2] = comptime(trips * 2)


@pytest.mark.parametrize("where", WHERE)
def test_comptime_and_slots(where: str) -> None:
    x, out = np.array([1, 5, 2, 9], "f4"), np.zeros(3, "f4")
    run(sums_and_largest, where, x, out, 3)
    assert list(out) == [2, 3, 6]
