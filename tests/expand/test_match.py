"""``match`` in kernels: reference, eager and CPU against the same functions under Python."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

import pytest
from expand.compared import WHERE, check, kernel_of

from transpile import Array, CubeBindingError, Mut, comptime, cube, f32, i32, spec, unroll


@cube
@dataclass
class Circle:
    radius: f32


@cube
@dataclass
class Box:
    width: f32
    height: f32


class Color(enum.Enum):
    RED = 1
    BLUE = 2


class Mode(enum.IntEnum):
    ADD = 0
    SUB = 1
    MUL = 2


def values(x, out):
    for k in range(4):
        match i32(x[k]):
            case 0:
                out[k] = 10
            case 1 | 2:
                out[k] = 20
            case -1:
                out[k] = 30
            case n if n > 5:
                out[k] = 40 + n
            case _:
                out[k] = 50


def modes(x, out):
    for k in range(4):
        match i32(x[k]):
            case Mode.ADD:
                out[k] = x[0] + x[1]
            case Mode.SUB:
                out[k] = x[0] - x[1]
            case Mode.MUL:
                out[k] = x[0] * x[1]


def captured_and_returned(n):
    match n:
        case 0:
            return 100
        case 1 | 2 as few:
            return few * 10
        case k if k < 0:
            return -k
    return 7


def in_a_helper(x, out):
    for k in range(4):
        out[k] = captured_and_returned(i32(x[k]))


def area(shape):
    match shape:
        case Circle(radius=r):
            return r * r * 3.0
        case Box(w, h) if w > h:
            return w * h
        case Box(width=w):
            return w * w
        case _:
            return 0.0


def classes(x, out):
    out[0] = area(Circle(x[0]))
    out[1] = area(Box(x[0], x[1]))
    out[2] = area(5)
    shapes = [Circle(x[0]), Box(x[1], x[2])]
    for number in unroll(range(2)):
        out[3 + number] = area(shapes[number])


def fields(x, out):
    for k in range(3):
        match Box(x[k], x[k + 1]):
            case Box(0.0, 0.0):
                out[k] = 1
            case Box(0.0, h) | Box(h, 0.0):
                out[k] = h
            case Box(width=w, height=h) as box if w > h:
                out[k] = box.width * 100.0 + h
            case box:
                out[k] = -box.height


def sequences(x, out):
    match (x[0], x[1], 3):
        case (a, b):
            out[0] = 1
        case (0.0, b, 3):
            out[0] = b
        case (a, *rest):
            out[0] = a + rest[0]
    match [x[0], x[1], x[2]]:
        case [first, *_, last] if first > last:
            out[1] = first
        case [*_, last]:
            out[1] = last + 1.0


def enums(x, out):
    for color in unroll((Color.RED, Color.BLUE)):
        match color:
            case Color.RED:
                out[0] = x[0]
            case Color.BLUE:
                out[1] = x[1]
            case _:
                out[2] = undefined_name  # noqa: F821


def kind(v):
    match v:
        case bool():
            return 1
        case int():
            return 2
        case float():
            return 3
        case str() | None:
            return 4
        case _:
            return 5


def kinds(x, out):
    out[0] = kind(x[0])
    out[1] = kind(i32(x[0]))
    out[2] = kind(x[0] > 1.0)
    out[3] = kind("text")
    out[4] = kind(None)
    out[5] = kind(True) + kind(3) * 10 + kind((1, 2)) * 100


def truths(x, out):
    for k in range(4):
        match x[k] > 0.0:
            case True:
                out[k] = 1
            case False:
                out[k] = 2


def in_a_loop(x, out):
    total = 0.0
    for k in range(4):
        match i32(x[k]):
            case 0:
                continue
            case 9:
                break
            case n:
                total += n
        total += 100
    else:
        total += 1000
    out[0] = total


def bound_in_all_arms(x, out):
    match i32(x[0]):
        case 1:
            r = x[1]
        case 2:
            r = x[2]
        case _:
            r = x[3]
    out[0] = r
    out[1] = r * 2.0


def rebinds(x, out):
    k = i32(x[1])
    match i32(x[0]):
        case 0:
            pass
        case 1:
            k = 100
        case k:
            k += 1
    out[0] = k


def nested(x, out):
    match i32(x[0]):
        case 0:
            match i32(x[1]):
                case 0:
                    out[0] = 1
                case n:
                    out[0] = n
        case m:
            match i32(x[1]):
                case 1:
                    out[0] = m * 10
                case _:
                    out[0] = m * 100


def guard_with_walrus(x, out):
    match i32(x[0]):
        case n if (double := n * 2) > 5:
            out[0] = double
        case n if x[1] > 0.0 and n != 0:
            out[0] = n
        case _:
            out[0] = -1


def mappings(x, out):
    table = {"scale": 2, "shift": x[1]}
    match table:
        case {"missing": _}:
            out[0] = 1
        case {"scale": 2 as s, **rest}:
            out[0] = x[0] * s + rest["shift"]


def comptime_subject(x, out):
    match comptime(3):
        case 1:
            out[0] = nothing_here  # noqa: F821
        case n:
            out[0] = x[0] * n


FUNCTIONS = [
    values, modes, in_a_helper, classes, fields, sequences, enums, kinds, truths, in_a_loop, bound_in_all_arms, rebinds,
    nested, guard_with_walrus, mappings, comptime_subject,
]  # fmt: skip
INPUTS = [
    [0.0, 1.0, 2.0, 9.0, 0.5],
    [3.0, 2.0, 0.0, 0.0, 2.0],
    [2.0, 0.0, 1.0, -1.0, 0.0],
    [-1.0, 7.0, 8.0, 1.0, 0.0],
    [1.0, 1.0, 3.0, 4.0, 0.0],
    [0.0, 0.0, 0.0, 0.0, 0.0],
]
KERNELS = {function.__name__: kernel_of(function) for function in FUNCTIONS}


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_match(function: Any, where: str) -> None:
    check(function, KERNELS[function.__name__], where, INPUTS)


@cube(launch=True)
def read_after_a_guard(x: Array[f32], out: Mut[Array[f32]]) -> None:
    k = 1.0
    match x[0]:
        case k if k > 5.0:
            pass
        case _:
            pass
    out[0] = k


def test_a_name_behind_a_false_guard_is_refused() -> None:
    """Python has bound it, whatever it was before."""
    with pytest.raises(CubeBindingError, match="`k` may be unbound here") as caught:
        read_after_a_guard.inspect("ir", spec(f32, 4), spec(f32, 4))
    assert caught.value.diagnostic.span.line == read_after_a_guard.span.line + 8
