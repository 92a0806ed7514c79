"""Structs where Python chooses and tests them: objects of several classes, ``__bool__``; and bools by ``is``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from expand.compared import WHERE, check, kernel_of

from transpile import Array, CubeError, Mut, cube, f32, i32, numpy_dtype, spec

TARGETS = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")


@cube
@dataclass
class Circle:
    radius: f32


@cube
@dataclass
class Box:
    width: f32
    height: f32


@cube
@dataclass
class Slab:
    depth: f32
    layers: f32

    def __bool__(self):
        return self.layers > 4.0


def area(shape):
    match shape:
        case Circle(r):
            return 3.0 * r * r
        case Box(w, h):
            return w * h
        case Slab(d, n):
            return 1000.0 * d * n


def chosen(x, out):
    v = x[0]
    shape = Circle(v) if v < 2.0 else Box(v, 2.0) if v < 4.0 else Slab(v, v)
    out[0] = area(shape)
    out[1] = 1.0 if isinstance(shape, Box) else 0.0
    out[2] = 1.0 if shape else 0.0  # only slabs say what their truth is
    other = (Circle(v) if v < 2.0 else Box(v, 2.0)) if v < 4.0 else Slab(v, v)
    out[3] = area(other)
    out[4] = area(other if v < 3.0 else shape)


def declared(x, out):
    v = x[0]
    shape: Circle | Box = Box(v, 1.0)
    if v > 2.0:
        shape = Circle(v) if v < 3.5 else Box(v, 3.0)
    turned: Box | Circle = shape  # the same classes by other numbers
    out[0] = area(turned)
    wider: Slab | Circle | Box = turned
    out[1] = area(wider)
    out[2] = area(wider if v > 1.5 else Slab(v, 1.0))


@cube
@dataclass
class Amount:
    number: f32

    def __bool__(self):
        return self.number > 0.0


@cube
@dataclass
class Stack:
    depth: i32

    def __len__(self):
        return self.depth


def truths(x, out):
    mine, full, empty = Amount(x[0]), Stack(3), Stack(0)
    out[0] = 1.0 if mine else 2.0
    out[1] = 1.0 if not mine else 2.0
    if empty:
        out[2] = 4.0
    elif mine:
        out[2] = 5.0
    elif full:
        out[2] = 6.0
    out[3] = (mine or Amount(9.0)).number
    out[4] = (mine and Amount(8.0)).number
    out[5] = (1.0 if mine or empty else 2.0) + (10.0 if mine and full else 20.0)
    while mine:
        mine.number -= 1.0
        out[6] += 1.0
    out[7] = (1.0 if any([mine, full]) else 2.0) + (10.0 if bool(mine) else 20.0)


def bools(x, out):
    large = x[0] > 2.0
    out[0] = 1.0 if large is True else 2.0
    out[1] = 1.0 if large is not False else 2.0
    out[2] = 1.0 if large is (x[0] > 3.0) else 2.0
    out[3] = 1.0 if x[0] is True else 2.0
    out[4] = 1.0 if x[0] is not None and large is not None else 2.0


KERNELS = {function: kernel_of(function) for function in (chosen, declared, truths, bools)}


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("function", KERNELS, ids=lambda function: function.__name__)
def test_it_is_as_in_python(function: Any, where: str) -> None:
    check(function, KERNELS[function], where, [[-1.0], [1.0], [2.5], [3.75], [5.0]])


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_has_them(target: str) -> None:
    for kernel in (KERNELS[chosen], KERNELS[truths]):
        kernel.inspect(target, spec(f32, 8), spec(f32, 8))


@cube(launch=True)
def first_way(shapes: Mut[Array[Circle | Box]]) -> None:
    shapes[0] = Box(1.0, 2.0)


@cube(launch=True)
def second_way(shapes: Mut[Array[Box | Circle]]) -> None:
    shapes[0] = Box(1.0, 2.0)


def test_a_union_lies_in_memory_in_the_order_it_is_written() -> None:
    assert numpy_dtype(Circle | Box).names == ("tag", "Circle", "Box")
    assert numpy_dtype(Box | Circle).names == ("tag", "Box", "Circle")
    for kernel, union, tag in ((first_way, Circle | Box, 1), (second_way, Box | Circle, 0)):
        shapes = np.zeros(1, numpy_dtype(union))
        kernel.eager(1, 1, shapes)
        assert (shapes["tag"][0], shapes["Box"]["height"][0]) == (tag, 2.0)


def refused(body: str) -> str:
    text = f"@cube(launch=True)\ndef kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:\n{body}"
    with pytest.raises(CubeError) as raised:
        cube.from_source(text, dict(globals())).inspect("ir", spec(f32, 4), spec(f32, 4))
    return str(raised.value)


@pytest.mark.parametrize(
    "second", ["s = c if x[0] > 1.0 else Box(x[0], 1.0)", "s: Circle | Box = c"]
)
def test_what_would_show_that_a_union_holds_a_copy_is_refused(second: str) -> None:
    found = refused(
        f"    c = Circle(x[0])\n    {second}\n    c.radius = 9.0\n    out[0] = area(s)\n"
    )
    assert "CUBE216" in found


def test_objects_are_chosen_among_objects_only() -> None:
    assert "CUBE159" in refused("    s = Circle(x[0]) if x[0] > 1.0 else 3.0\n")
