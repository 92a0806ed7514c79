"""Arrays, tensors, shared memory and local arrays of structs: reference, eager and CPU against NumPy."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import ml_dtypes
import numpy as np
import pytest
from expand.compared import WHERE

from runtime import device
from transpile import (
    ABSOLUTE_POS,
    ABSOLUTE_POS_X,
    ABSOLUTE_POS_Y,
    UNIT_POS_X,
    Array,
    CubeError,
    LocalArray,
    Mut,
    SharedMemory,
    Slice,
    Tensor,
    Vector,
    bf16,
    bool_,
    cube,
    f16,
    f32,
    f64,
    i16,
    i32,
    i64,
    numpy_dtype,
    spec,
    sync_cube,
    u8,
    u16,
    u32,
)
from transpile.expand.layouts import layout_of

F = TypeVar("F")


@cube
@dataclass
class Point:
    x: f32
    y: f32

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    @property
    def size(self):
        return self.x * self.x + self.y * self.y

    def shift(self, by):
        self.x += by
        self.y = self.x * 2.0


@cube
@dataclass
class Body:
    position: Point
    number: i32

    def jump(self, to, really):
        if really:
            self.position = to
        self.position.x += 1.0
        self.number += i32(self.position.x)


@cube
@dataclass
class Mixed:
    alive: bool_
    kind: u8
    mass: f64
    half: f16
    where: Vector[f32, 4]
    count: i64
    brain: bf16


@cube
@dataclass
class Tagged:
    place: Vector[f32, 4]
    lane: u32


@cube
@dataclass
class Pair(Generic[F]):
    first: F
    second: i32


def launch(kernel: Any, where: str, count: Any, dim: Any, *args: Any) -> None:
    if where == "eager":
        kernel.eager(count, dim, *args)
    else:
        kernel.launch(device(where).client, count, dim, *args)


def points(*xs: float) -> Any:
    found = np.zeros(len(xs), numpy_dtype(Point))
    found["x"], found["y"] = xs, np.arange(len(xs)) + 0.5
    return found


def test_the_layout_is_that_of_c() -> None:
    dtype = numpy_dtype(Mixed)
    offsets = {name: dtype.fields[name][1] for name in dtype.names}
    assert offsets == {
        "alive": 0, "kind": 1, "mass": 8, "half": 16, "where": 32, "count": 48, "brain": 56
    }  # fmt: skip
    assert dtype.itemsize == 64
    assert dtype["where"].shape == (4,)
    assert dtype["brain"] == ml_dtypes.bfloat16
    assert numpy_dtype(Body) == np.dtype(
        [("position", [("x", "f4"), ("y", "f4")]), ("number", "i4")]
    )
    assert numpy_dtype(Pair[f64]) == np.dtype(
        {"names": ["first", "second"], "formats": ["f8", "i4"], "itemsize": 16}
    )
    assert numpy_dtype(f32) == np.float32


@cube
def total(values: Slice[Point]) -> f32:
    result = f32(0.0)
    for value in values:
        result += value.x
    return result


@cube
def raise_y(values: Mut[Array[Point]], at: u32) -> None:
    values[at].y = values[at].y + 100.0


@cube(launch=True)
def accesses(v: Mut[Array[Point]], out: Mut[Array[f32]]) -> None:
    out[0] = total(v[1:3])
    out[1] = f32(v.len())
    out[2] = v[-1].x
    out[3] = v[100].x + v[100].size + v[-100 + i32(out[5])].x
    raise_y(v, 1)
    kept = v[0]
    v[0] = v[2]
    v[2] = kept
    out[4] = (v[0] + v[1]).size
    tail = v[1:]
    tail[1].x = 55.0
    tail[700].x = 66.0
    tail[0] = Point(9.0, 8.0)
    v[50] = kept
    v[3].shift(1.0)
    out[6] = kept.x


@pytest.mark.parametrize("where", WHERE)
def test_accesses(where: str) -> None:
    v, out = points(1, 2, 3, 4), np.zeros(7, "f4")
    launch(accesses, where, 1, 1, v, out)
    assert v["x"].tolist() == [3.0, 9.0, 55.0, 5.0]
    assert v["y"].tolist() == [2.5, 8.0, 0.5, 10.0]
    assert out.tolist() == [5.0, 4.0, 4.0, 0.0, 5.0**2 + 104.0**2, 0.0, 1.0]


@cube(launch=True)
def mixed(source: Array[Mixed], out: Mut[Array[Mixed]], sums: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    m = source[i]
    if m.alive:
        out[i] = replace(m, kind=m.kind + 1)
        out[i].count = m.count * 2
        out[i].brain = bf16(1.5)
    sums[i] = f32(m.mass) + m.where[2] + f32(m.half) + f32(m.kind)


@pytest.mark.parametrize("where", WHERE)
def test_fields_of_every_size(where: str) -> None:
    source = np.zeros(5, numpy_dtype(Mixed))
    source["alive"], source["kind"] = [1, 0, 1, 1, 0], [1, 2, 3, 4, 255]
    source["mass"], source["half"] = np.arange(5) - 1e100, -0.25
    source["where"] = np.arange(20).reshape(5, 4)
    source["count"] = -(2**40) - np.arange(5)
    out, sums = np.zeros(5, numpy_dtype(Mixed)), np.zeros(6, "f4")
    source["mass"][3] = 7.5
    launch(mixed, where, 1, 8, source, out, sums)
    expected = np.zeros(5, numpy_dtype(Mixed))
    alive = source["alive"]
    expected[alive] = source[alive]
    expected["kind"][alive] += 1
    expected["count"][alive] *= 2
    expected["brain"][alive] = 1.5
    for name in expected.dtype.names:
        np.testing.assert_array_equal(out[name], expected[name], err_msg=name)
    assert sums[3] == 7.5 + 14.0 - 0.25 + 4.0
    assert sums[5] == 0.0


@cube(launch=True)
def turned(t: Tensor[Body], u: Mut[Tensor[Body]], p: Mut[Array[Pair[f32]]]) -> None:
    i, j = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    u[j, i] = t[i, j]
    u[j, i].position.x = f32(t.shape(0)) + t[i, j].position.y
    if i == 0 and j == 0:
        p[0].first = 2.5
        p[0].second += 3


@pytest.mark.parametrize("where", WHERE)
def test_tensors_go_through_strides(where: str) -> None:
    t = np.zeros((2, 3), numpy_dtype(Body))
    t["number"] = np.arange(6).reshape(2, 3)
    t["position"]["y"] = 10 + t["number"]
    wide = np.zeros((3, 4), numpy_dtype(Body))
    pairs = np.zeros(1, numpy_dtype(Pair[f32]))
    launch(turned, where, 1, (3, 2), t, wide[:, ::2], pairs)
    assert wide["number"][:, ::2].tolist() == t["number"].T.tolist()
    assert wide["position"]["x"][:, ::2].tolist() == (t["position"]["y"].T + 2).tolist()
    assert not wide["number"][:, 1::2].any()
    assert pairs[0].item() == (2.5, 3)


@cube(launch=True)
def own(v: Array[Point], out: Mut[Array[Point]]) -> None:
    tile = SharedMemory[Point].zeros(8)
    bodies = LocalArray[Body](3)
    tile[UNIT_POS_X] = v[ABSOLUTE_POS]
    sync_cube()
    bodies[1].position = tile[7 - UNIT_POS_X]
    bodies[1].number = 7
    for k in range(3):
        bodies[k].number += i32(k)
    sum = bodies[1].position + bodies[0].position
    out[ABSOLUTE_POS] = sum + Point(f32(bodies[1].number), f32(bodies[2].number))
    grid = LocalArray[Point]((2, 3))
    grid[1, 2] = Point(1.0, 2.0)
    out[ABSOLUTE_POS].y += grid[1, 2].y + grid[0, 2].y + f32(grid.len() + grid.shape(1))


@pytest.mark.parametrize("where", WHERE)
def test_memory_of_cubes_and_units(where: str) -> None:
    v, out = points(*range(8)), np.zeros(8, numpy_dtype(Point))
    launch(own, where, 1, 8, v, out)
    assert out["x"].tolist() == [15.0 - n for n in range(8)]
    assert out["y"].tolist() == [7.5 - n + 2.0 + 2.0 + 9.0 for n in range(8)]


@cube(launch=True)
def methods(v: Mut[Array[Body]], to: Array[Point]) -> None:
    i = ABSOLUTE_POS
    v[i].jump(to[i], i > 0)
    for _ in range(2):
        v[i].position += Point(1.0, 1.0)


@pytest.mark.parametrize("where", WHERE)
def test_methods_write_the_element(where: str) -> None:
    v = np.zeros(2, numpy_dtype(Body))
    v["number"], v["position"]["x"] = [1, 2], [10, 20]
    launch(methods, where, 2, 1, v, points(5, 6))
    assert v.tolist() == [((13.0, 2.0), 12), ((9.0, 3.5), 9)]


@cube(launch=True)
def lanes(v: Mut[Array[Tagged]]) -> None:
    i = ABSOLUTE_POS
    v[i].place[1] = v[i].place[0] + 1.0
    v[i].lane += 1
    v[i].place[v[i].lane] = 9.0
    v[i].place += 0.5
    first = v[i].place
    first[0] = first[0] * 2.0


@pytest.mark.parametrize("where", WHERE)
def test_lanes_are_written_where_they_lie(where: str) -> None:
    v = np.zeros(2, numpy_dtype(Tagged))
    v["place"][:, 0], v["lane"] = [5, 6], [1, 2]
    launch(lanes, where, 2, 1, v)
    assert v["place"].tolist() == [[11.0, 6.5, 9.5, 0.5], [13.0, 7.5, 0.5, 9.5]]


@pytest.mark.parametrize("where", ["reference", "cpu"])
def test_handles(where: str) -> None:
    client = device(where).client
    handle = client.create(points(1, 2, 3, 4))
    out = client.zeros(7, f32)
    accesses.launch(client, 1, 1, handle, out)
    accesses.launch(client, 1, 1, handle, out)
    assert client.read(handle)["x"].tolist() == [55.0, 9.0, 55.0, 6.0]
    empty = client.zeros((2, 2), Point)
    assert empty.nbytes == 32
    assert client.read(empty).dtype == numpy_dtype(Point)
    with pytest.raises(AttributeError):
        _ = handle.__cuda_array_interface__
    with pytest.raises(BufferError):
        handle.__dlpack_device__()


def test_a_read_is_a_copy() -> None:
    @cube(launch=True)
    def kept(v: Mut[Array[Point]], out: Mut[Array[f32]]) -> None:
        p = v[0]
        v[0].x = 5.0
        out[0] = p.x

    for where in WHERE:
        out = np.zeros(1, "f4")
        launch(kept, where, 1, 1, points(1), out)
        assert out[0] == 1.0


TARGETS = ("cuda", "hip", "metal", "wgsl", "spirv", "mlir")


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_has_structs(target: str) -> None:
    accesses.inspect(target, spec(Point, 4), spec(f32, 7))
    own.inspect(target, spec(Point, 8), spec(Point, 8), cube_dim=8)
    lanes.inspect(target, np.zeros(3, numpy_dtype(Tagged)))


def test_wgsl_refuses_wide_fields() -> None:
    with pytest.raises(CubeError, match="wgsl has no f64"):
        mixed.inspect("wgsl", spec(Mixed, 4), spec(Mixed, 4), spec(f32, 4))


@cube
@dataclass
class Flagged:
    kind: i16
    x: f32
    half: f16
    lanes: Vector[f32, 4]
    alive: bool_


@cube
@dataclass
class Narrow:
    kind: i16
    half: f16
    alive: bool_
    count: u8


@cube(launch=True)
def words(a: Mut[Array[Flagged]], b: Mut[Array[Narrow]]) -> None:
    i = ABSOLUTE_POS
    a[i].kind -= 5
    a[i].half = a[i].half * 2.0
    a[i].alive = not a[i].alive
    if a[i].alive:
        a[i].x = f32(a[i].kind)
    b[i].kind -= 1
    b[i].alive = not b[i].alive
    b[i].count += 1


@pytest.mark.parametrize("where", WHERE)
def test_a_small_field_may_have_a_word_to_itself(where: str) -> None:
    assert (layout_of(Flagged).unit, layout_of(Narrow).unit) == (u32, u8)
    a, b = np.zeros(3, numpy_dtype(Flagged)), np.zeros(3, numpy_dtype(Narrow))
    a.view("u1")[:] = 0xFF  # padding is nobody's
    for name in a.dtype.names:
        a[name] = 0
    a["half"], a["alive"][1], b["count"] = 1.5, True, 255
    launch(words, where, 1, 3, a, b)
    assert a[0].item()[:3] == (-5, -5.0, 3.0)
    assert a["x"].tolist() == [-5.0, 0.0, -5.0]
    assert a["alive"].tolist() == [True, False, True]
    assert b.tolist() == [(-1, 0.0, True, 0)] * 3


@pytest.mark.parametrize("given", [np.zeros(3), np.zeros(3, [("x", "f4"), ("z", "f4")])])
def test_another_layout_is_refused(given: Any) -> None:
    with pytest.raises(CubeError, match=re.escape("numpy_dtype(Point)")) as raised:
        accesses.launch(device("cpu").client, 1, 1, given, np.zeros(7, "f4"))
    assert "[('x', '<f4'), ('y', '<f4')]" in str(raised.value)
    with pytest.raises(CubeError, match=re.escape("numpy_dtype(Point)")):
        accesses.inspect("ir", given, spec(f32, 7))


def test_numbers_are_no_structs() -> None:
    @cube(launch=True)
    def plain(v: Array[f32], out: Mut[Array[F]]) -> None:
        out[0] = v[0]

    with pytest.raises(CubeError, match="an array of f32, not one of"):
        plain.launch(device("cpu").client, 1, 1, points(1), np.zeros(1, "f4"))
    with pytest.raises(CubeError, match="an array of numbers, not one of"):
        plain.launch(device("cpu").client, 1, 1, np.zeros(1, "f4"), points(1))


@cube
@dataclass
class Positions:
    at: u16
    where: Any


def test_a_field_that_memory_lacks() -> None:
    with pytest.raises(CubeError, match=re.escape("`Positions.where` is `Any`")):
        numpy_dtype(Positions)
    with pytest.raises(CubeError, match="open type"):
        numpy_dtype(Pair)


def test_what_can_not_be_written() -> None:
    @cube(launch=True)
    def read_only(v: Array[Point], out: Mut[Array[f32]]) -> None:
        v[0].x = 1.0

    @cube(launch=True)
    def named(v: Mut[Array[Point]], out: Mut[Array[f32]]) -> None:
        p = v[0]
        p.x = 1.0

    @cube(launch=True)
    def number(v: Mut[Array[Point]], out: Mut[Array[f32]]) -> None:
        v[0] = 1.0

    for kernel, message in (
        (read_only, "not declared as written"),
        (named, "a copy of an element of memory"),
        (number, "an element of `v` is a `Point`, not the number 1.0"),
    ):
        with pytest.raises(CubeError, match=message):
            kernel.inspect("ir", spec(Point, 4), spec(f32, 4))
