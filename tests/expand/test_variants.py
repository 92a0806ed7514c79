"""Enums and tagged unions as values of run time: reference, eager and CPU against plain Python."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from expand.compared import WHERE

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    Array,
    Comptime,
    CubeError,
    Mut,
    Vector,
    cube,
    f32,
    i32,
    numpy_dtype,
    spec,
)


class Mode(enum.Enum):
    ADD = 10
    MUL = 20
    NEG = 35

    @property
    def twice(self):
        return self.value * 2


class Letter(enum.Enum):
    A = "a"
    B = "b"


@cube
@dataclass
class Circle:
    radius: f32

    def area(self):
        return self.radius * self.radius * 3.0

    def grown(self, by):
        return Circle(self.radius + by)


@cube
@dataclass
class Box:
    width: f32
    height: f32

    def area(self):
        return self.width * self.height

    @property
    def radius(self):
        return self.width

    def grown(self, by):
        return Box(self.width + by, self.height + by)


Shape = Circle | Box


@cube
@dataclass
class Item:
    mode: Mode
    shape: Shape
    count: i32


def launch(kernel: Any, where: str, count: int, *args: Any) -> None:
    if where == "eager":
        kernel.eager(count, 1, *args)
    else:
        kernel.launch(device(where).client, count, 1, *args)


@cube
def pick(v) -> Mode:
    if v > 2:
        return Mode.NEG
    if v > 1:
        return Mode.MUL
    return Mode.ADD


def enums(v, out, at):
    a = Mode.ADD
    if v > 0:
        a = Mode.MUL
    out[at] = 0.0
    if a == Mode.MUL:
        out[at] += 1.0
    if a != Mode.MUL:
        out[at] += 2.0
    if a is Mode.ADD:
        out[at] += 4.0
    if a is not Mode.ADD:
        out[at] += 8.0
    if a in (Mode.MUL, Mode.NEG):
        out[at] += 16.0
    b: Mode = Mode.ADD
    for _ in range(v):
        match b:
            case Mode.ADD:
                b = Mode.MUL
            case Mode.MUL | Mode.NEG:
                b = Mode.NEG
    out[at] += 100.0 * b.value + 10_000.0 * b.twice
    c = pick(v)
    d = Mode.ADD if v > 1 else Mode.NEG
    if c == d:
        out[at] += 32.0
    if c == pick(3):
        out[at] += 64.0
    c, d = d, c
    match c:
        case Mode.ADD:
            out[at] += 0.5
        case _ if d == Mode.MUL:
            out[at] += 0.25


@cube(launch=True)
def enums_kernel(x: Array[i32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    enums(x[i], out, i)


@pytest.mark.parametrize("where", WHERE)
def test_enums(where: str) -> None:
    x, out, expected = np.arange(5, dtype="i4"), np.zeros(5, "f4"), np.zeros(5, "f4")
    launch(enums_kernel, where, 5, x, out)
    for at, v in enumerate(range(5)):
        enums(v, expected, at)
    assert out.tolist() == expected.tolist()


@cube
def make(v: i32) -> Shape:
    if v > 2:
        return Circle(f32(v))
    return Box(f32(v), 2.0)


@cube(launch=True)
def unions(
    x: Array[i32], items: Mut[Array[Item]], shapes: Mut[Array[Shape]], out: Mut[Array[f32]]
) -> None:
    i = ABSOLUTE_POS
    v = x[i]
    items[i].shape = make(v)
    items[i].mode = pick(v)
    items[i].count += 1
    it = items[i]
    match it.shape:
        case Circle(r):
            out[i] += r
        case Box(w, h) if w > 0.0:
            out[i] += 10.0 * w + h
        case _:
            out[i] -= 1.0
    out[i] += 100.0 * it.shape.area() + 1000.0 * it.shape.radius
    t: Shape = Circle(1.0)
    if v == 1:
        t = Box(2.0, 3.0)
    if v > 2:
        t = it.shape
    grown = t
    if isinstance(t, Circle):
        grown = t.grown(1.0)
    shapes[i] = grown
    if isinstance(shapes[i], Box):
        out[i] += 0.5


@pytest.mark.parametrize("where", WHERE)
def test_unions(where: str) -> None:
    x, out = np.arange(4, dtype="i4"), np.zeros(4, "f4")
    items, shapes = np.zeros(4, numpy_dtype(Item)), np.zeros(4, numpy_dtype(Shape))
    launch(unions, where, 4, x, items, shapes, out)
    assert items["mode"].tolist() == [0, 0, 1, 2]
    assert items["shape"]["tag"].tolist() == [1, 1, 1, 0]
    assert items["shape"]["Box"].tolist() == [(0.0, 2.0), (1.0, 2.0), (2.0, 2.0), (0.0, 0.0)]
    assert items["shape"]["Circle"]["radius"].tolist() == [0.0, 0.0, 0.0, 3.0]
    assert shapes["tag"].tolist() == [0, 1, 0, 0]
    assert shapes["Circle"]["radius"].tolist() == [2.0, 0.0, 2.0, 4.0]
    assert out.tolist() == [-1.0, 12.0 + 1200.0 + 0.5, 22.0 + 2400.0, 3.0 + 2700.0 + 3000.0]


@cube(launch=True)
def arguments(
    mode: Mode,
    fixed: Comptime[Mode],
    shape: Shape,
    item: Item,
    modes: Array[Mode],
    out: Mut[Array[f32]],
) -> None:
    i = ABSOLUTE_POS
    if mode == Mode.MUL:
        out[i] += 1.0
    if fixed == Mode.NEG:
        out[i] += 2.0
    match shape:
        case Circle(r):
            out[i] += 10.0 * r
        case Box():
            out[i] += 100.0
    match item.shape:
        case Circle(r):
            out[i] += 1000.0 * r
        case Box():
            out[i] += 10_000.0
    if modes[i] == Mode.ADD:
        out[i] += 0.25
    if modes[i] == item.mode:
        out[i] += 0.5


@pytest.mark.parametrize("where", WHERE)
def test_arguments(where: str) -> None:
    modes, out = np.array([0, 1, 77, -1], numpy_dtype(Mode)), np.zeros(5, "f4")
    item = Item(Mode.MUL, Circle(2.0), 1)
    launch(arguments, where, 5, Mode.MUL, Mode.NEG, Circle(3.0), item, modes, out)
    # What memory holds beyond the members, and what lies out of bounds, is the first member.
    assert (out - 2033.0).tolist() == [0.25, 0.5, 0.25, 0.25, 0.25]
    launch(arguments, where, 5, Mode.ADD, Mode.ADD, Box(1.0, 1.0), item, modes, out)
    assert out[0] == 2033.25 + 2100.25


@pytest.mark.parametrize("target", ["cuda", "hip", "metal", "wgsl", "spirv", "mlir"])
def test_every_target_has_variants(target: str) -> None:
    enums_kernel.inspect(target, spec(i32, 4), spec(f32, 4))
    unions.inspect(target, spec(i32, 4), spec(Item, 4), spec(Shape, 4), spec(f32, 4))


def test_the_layout() -> None:
    assert numpy_dtype(Mode) == np.int32
    expected = [
        ("tag", "i4"),
        ("Circle", [("radius", "f4")]),
        ("Box", [("width", "f4"), ("height", "f4")]),
    ]
    assert numpy_dtype(Shape) == np.dtype(expected)


def refused(body: str, before: str = "") -> str:
    text = f"@cube(launch=True)\ndef kernel(x: Array[i32], out: Mut[Array[f32]]) -> None:\n{body}"
    with pytest.raises(CubeError) as raised:
        cube.from_source(text, dict(globals())).inspect("ir", spec(i32, 4), spec(f32, 4))
    return str(raised.value)


def test_a_member_that_a_loop_changes_is_declared() -> None:
    body = (
        "    m = Mode.ADD\n    for k in range(x.len()):\n        if m == Mode.ADD:\n            out[k] = 1.0\n"
        "        m = Mode.MUL\n"
    )
    assert "from the start: `m: Mode = ...`" in refused(body)


def test_what_is_refused() -> None:
    assert "CUBE246" in refused("    m: Mode = Letter.A\n")
    assert "CUBE246" in refused("    s: Shape = 3\n")
    assert "CUBE247" in refused("    m: Letter = Letter.A\n    out[0] = m.value\n")
    assert "CUBE227" in refused("    s: Shape = Circle(1.0)\n    out[0] = s.height\n")
    assert "CUBE226" in refused(
        "    s: Shape = Circle(1.0)\n    match s:\n        case Circle() as c:\n            c.radius = 2.0\n"
    )
    assert "`s: Circle | Box = ...`" in refused(
        "    s = Circle(1.0)\n    if x[0] > 0:\n        s = Box(1.0, 1.0)\n    out[0] = s.area()\n"
    )


@cube
@dataclass
class Layer:
    weights: Array[f32]
    scale: Vector[f32, 4]
    mode: Mode


@cube
@dataclass
class Net:
    layer: Layer
    out: Mut[Array[f32]]


@cube(launch=True)
def through(net: Net, by: f32) -> None:
    i = ABSOLUTE_POS
    if i < net.out.len():
        v = net.layer.weights[i] * net.layer.scale[1] + by
        net.out[i] = -v if net.layer.mode == Mode.NEG else v


@pytest.mark.parametrize("where", WHERE)
def test_arrays_and_vectors_in_structs(where: str) -> None:
    weights, out = np.arange(3, dtype="f4"), np.zeros(3, "f4")
    launch(through, where, 3, Net(Layer(weights, [1, 20, 3, 4], Mode.NEG), out), 0.5)
    assert out.tolist() == [-0.5, -20.5, -40.5]
    if where != "eager":
        client = device(where).client
        handle = client.create(weights[::-1].copy())
        launch(through, where, 3, Net(Layer(handle, (1, 2, 3, 4), Mode.ADD), out), 0.5)
        assert out.tolist() == [4.5, 2.5, 0.5]


@pytest.mark.parametrize(
    ("net", "message"),
    [
        (lambda w, out: Net(Layer(w, [1, 2], Mode.ADD), out), "needs 4 numbers"),
        (lambda w, out: Net(Layer(w, [1, 2, 3, 4], Mode.ADD), w[1:]), "overlap in part"),
        (lambda w, out: Net(Layer(w.astype("f8"), [1, 2, 3, 4], Mode.ADD), out), "an array of f32"),
        (lambda w, out: Net(Layer(w, [1, 2, 3, 4], Letter.A), out), "must be a `Mode`, not Letter"),
        (lambda w, out: Net(Layer(3, [1, 2, 3, 4], Mode.ADD), out), "needs an array"),
    ],
)
def test_bad_fields_of_arguments(net: Any, message: str) -> None:
    w, out = np.arange(4, dtype="f4"), np.zeros(3, "f4")
    with pytest.raises(CubeError, match=message):
        launch(through, "cpu", 3, net(w, out), 0.5)


def test_vectorize_does_not_reach_fields() -> None:
    w, out = np.arange(4, dtype="f4"), np.zeros(4, "f4")
    net = Net(Layer(w, [1, 2, 3, 4], Mode.ADD), out)
    with pytest.raises(CubeError, match="vectorize"):
        through.launch(device("cpu").client, 1, 1, net, 0.5, vectorize=2)
