"""Traits, generics and functions as values: the implementation is chosen by the comptime type of an argument."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import partial, wraps
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import numpy as np
import pytest
from expand.compared import WHERE, check, kernel_of, run

from transpile import (
    Array,
    Define,
    Float,
    Mut,
    Vector,
    comptime,
    cube,
    f16,
    f32,
    i32,
    sqrt,
    unroll,
)

F = TypeVar("F", bound=Float)
N = TypeVar("N")


@runtime_checkable
class Reducer(Protocol):
    """Combines two numbers."""

    def start(self) -> Any: ...
    def combine(self, a: Any, b: Any) -> Any: ...


@cube
@dataclass
class Sum:
    scale: f32 = 1.0

    def start(self):
        return 0.0

    def combine(self, a, b):
        return a + b * self.scale


@cube
@dataclass(frozen=True)
class Largest(Reducer):
    def start(self):
        return -1000.0

    def combine(self, a, b):
        return b if b > a else a


R = TypeVar("R", bound=Reducer)


class Shape(ABC):
    @abstractmethod
    def area(self): ...

    def doubled(self):
        return self.area() * 2.0


@cube
@dataclass
class Circle(Shape):
    radius: f32

    def area(self):
        return self.radius * self.radius * 3.0


@cube
@dataclass
class Square(Shape):
    side: f32

    def area(self):
        if self.side < 0.0:
            return 0.0
        return self.side * self.side


@cube
@dataclass
class Pair(Generic[F]):
    first: F
    second: F

    def swapped(self):
        return Pair(self.second, self.first)


@cube
def fold(x: Array[f32], by: Reducer) -> f32:
    total = by.start()
    for k in range(4):
        total = by.combine(total, x[k])
    return total


@cube
def fold_generic(x: Array[f32], by: R) -> f32:
    return fold(x, by)


def reducers(x, out):
    out[0] = fold(x, Sum(2.0))
    out[1] = fold(x, Largest())
    out[2] = fold_generic(x, Sum())
    for number, by in enumerate((Sum(), Largest())):
        out[3 + number] = fold(x, by)
    out[5] = 1.0 if isinstance(Sum(), Reducer) else 0.0
    out[6] = 1.0 if hasattr(Largest(), "scale") else 2.0


def total_area(shapes):
    total = 0.0
    for shape in shapes:
        total += shape.area()
    return total


def shapes(x, out):
    found = [Circle(x[0]), Square(x[1])]
    out[0] = total_area(found)
    out[1] = found[0].doubled()
    out[2] = found[1].doubled()
    kinds = {"circle": Circle, "square": Square}
    out[3] = kinds["square"](x[2]).area()


def pairs(x, out):
    p = Pair(x[0], x[1]).swapped()
    out[0] = p.first
    q = Pair[f32](1, x[1])
    out[1] = q.first + q.second
    r = Pair(i32(x[0]), 2)
    out[2] = r.first + r.second


def scaled(v, by, *, shift=0.0):
    return v * by + shift


def partials(x, out):
    double = partial(scaled, by=2.0)
    out[0] = double(x[0])
    out[1] = partial(double, shift=x[1])(x[0])
    again = partial(partial(scaled, x[0]), 3.0)
    out[2] = again(shift=1.0)


def traced(function):
    @wraps(function)
    def wrapper(*args):
        return function(*args) + 1.0

    return wrapper


@traced
def halved(v):
    return v * 0.5


def closures(x, out):
    adders = []
    for k in unroll(range(3)):
        adders.append(lambda v, k=k: v + k)
    for number, add in enumerate(adders):
        out[number] = add(x[0])
    late = [lambda: k for k in range(3)]
    out[3] = late[0]() + late[2]()
    scale = x[1]
    f = lambda v: v * scale  # noqa: E731
    scale = x[2]
    out[4] = f(1.0)


def apply(f, v):
    return f(f(v))


def passed_functions(x, out):
    out[0] = apply(lambda v: v * x[1], x[0])
    out[1] = apply(sqrt_of_square, x[0])
    table = {"plus": lambda a, b: a + b, "times": lambda a, b: a * b}
    for number, name in enumerate(("plus", "times")):
        out[2 + number] = table[name](x[0], x[1])

    def inner(v):
        if v > 0.0:
            return v
        return -v

    out[4] = apply(inner, x[2])


def sqrt_of_square(v):
    return sqrt(v * v)


FUNCTIONS = [shapes, pairs, partials, closures, passed_functions]
INPUTS = [[3.0, 4.0, -1.0, 2.0], [-1.0, -2.0, 3.0, 0.5]]
KERNELS = {function.__name__: kernel_of(function) for function in FUNCTIONS}


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_trait(function: Any, where: str) -> None:
    check(function, KERNELS[function.__name__], where, INPUTS)


@pytest.mark.parametrize("where", WHERE)
def test_implementation_is_chosen_by_type(where: str) -> None:
    kernel = kernel_of(reducers)
    x, out = np.array([3, 4, -1, 2], "f4"), np.zeros(8, "f4")
    run(kernel, where, x, out)
    assert list(out) == [16, 4, 8, 8, 4, 1, 2, 0]


@cube(launch=True)
def half_of(x: Array[F], out: Mut[Array[F]]) -> None:
    out[0] = x[0] / F(2)


@cube(launch=True)
def converted(x: Array[f32], out: Mut[Array[f32]], dtype: Define[F]) -> None:
    out[0] = f32(F(x[0]))


@cube(launch=True)
def narrowed(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[0] = f32(narrow(x[0]))


@cube
def narrow(v: f32) -> F:
    return F(v)


@cube(launch=True)
def sized(x: Array[Vector[f32, N]], out: Mut[Array[f32]]) -> None:
    total = x[0]
    for k in range(1, x.len()):
        total = total + x[k]
    out[0] = lanes(total)
    out[1] = comptime(N)


@cube
def lanes(v: Vector[f32, N]) -> f32:
    total = 0.0
    for k in unroll(range(N)):
        total += v[k]
    return total


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("dtype", ["f2", "f4"])
def test_bound_by_an_array(where: str, dtype: str) -> None:
    x, out = np.array([3.0], dtype), np.zeros(1, dtype)
    run(half_of, where, x, out)
    assert out[0] == 1.5


@pytest.mark.parametrize("where", WHERE)
def test_bound_by_define(where: str) -> None:
    x, out = np.array([0.1], "f4"), np.zeros(1, "f4")
    run(converted, where, x, out, f16)
    assert out[0] == np.float32(np.float16(0.1))


@pytest.mark.parametrize("where", WHERE)
def test_specialize(where: str) -> None:
    kernel = kernel_of(specialized)
    x, out = np.array([0.1], "f4"), np.zeros(1, "f4")
    run(kernel.specialize(F=f16), where, x, out)
    assert out[0] == np.float32(np.float16(0.1))
    run(kernel.specialize(F=f32), where, x, out)
    assert out[0] == np.float32(0.1)


def specialized(x, out):
    out[0] = f32(F(x[0]))


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("width", [2, 4])
def test_size_of_a_vector(where: str, width: int) -> None:
    x, out = np.arange(8, dtype="f4"), np.zeros(2, "f4")
    run(sized.specialize(N=width), where, x, out)
    assert list(out) == [28, width]


PEP695 = """
from transpile import *

@cube
def twice[F: Float](v: F) -> F:
    return v * F(2)

@cube(launch=True)
def kernel[F: Float](x: Array[F], out: Mut[Array[F]]) -> None:
    out[0] = twice(x[0]) + F(1)
"""


@pytest.mark.skipif(sys.version_info < (3, 12), reason="the syntax is of Python 3.12")
@pytest.mark.parametrize("where", WHERE)
def test_type_parameters(where: str) -> None:
    kernel = cube.from_source(PEP695, {}, launch=True)
    x, out = np.array([3.0], "f2"), np.zeros(1, "f2")
    run(kernel, where, x, out)
    assert out[0] == 7
