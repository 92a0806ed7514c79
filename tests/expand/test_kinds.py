"""``type(x)`` in kernels is the dtype, the user's class or Python's type; it is never false in silence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import pytest

import transpile
from runtime import device
from transpile import CubeError, cube, f16, f32, u32

NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}


@cube
@dataclass
class Point:
    x: f32
    y: f32


class Mode(Enum):
    ADD = "+"
    MUL = "*"


@cube
@dataclass
class Circle:
    r: f32


Shape = Point | Circle


def kernel_of(body: str) -> Any:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    names = {**NAMES, "np": np, "Point": Point, "Mode": Mode, "Circle": Circle, "Shape": Shape}
    head = "@cube(launch=True)\ndef kernel(x: Array[f32], n: Comptime[int], out: Mut[Array[f32]]) -> None:"
    return cube.from_source(f"{head}\n{lines}\n", names)


Asked = Callable[[str], bool]


@pytest.fixture(params=("reference", "eager"))
def asked(request: pytest.FixtureRequest) -> Asked:
    """Tell whether a condition holds in a kernel."""

    def ask(condition: str) -> bool:
        kernel = kernel_of(f"out[0] = 1.0\nif {condition}:\n    out[0] = 2.0")
        out = np.zeros(1, "f4")
        if request.param == "eager":
            kernel.eager(1, 1, np.ones(4, "f4"), 3, out)
        else:
            kernel.launch(device(request.param).client, 1, 1, np.ones(4, "f4"), 3, out)
        return float(out[0]) == 2.0

    return ask


NUMBERS = {
    "type(x[0]) is f32": True,
    "type(x[0]) is not f32": False,
    "type(x[0]) == f32": True,
    "type(x[0]) != f32": False,
    "type(x[0]) == f16": False,
    "type(x[0]) in (f16, f32)": True,
    "type(x[0]) not in [f16, i32]": True,
    "f16 != type(x[0]) == f32": True,
    "type(x[0]) is np.float32": True,
    "type(x[0]) == np.dtype('f4')": True,
    "np.float16 == type(x[0])": False,
    "type(x[0]) in (np.float16, 'float32')": True,
    "x.dtype == np.float32": True,
    "type(i32(x[0])) is type(u32(x[0]))": False,
    "type(x[0] > 0.0) is bool_": True,
    "type(x.len()) is index": True,
    "type(CUBE_DIM_X) is u32": True,
    "type(type(x[0])(3)) is f32": True,
    "type(x[0]) is None": False,
    "type(x[0]) is Point": False,
    "isinstance(x[0], f32)": True,
    "isinstance(x[0], (f16, int))": False,
    "isinstance(n, (f16, int))": True,
    "isinstance(n, f32)": False,
}
VECTORS = {
    "type(Vector[f32, 4](x[0])) is f32x4": True,
    "type(Vector[f32, 4](x[0])) == Vector[f32, 4]": True,
    "type(Vector[f32, 4](x[0])) in (f32x2, Vector[f16, 4], f32)": False,
    "type(Vector[f32, 1](x[0])) is f32": True,
    "isinstance(Vector[f32, 2](x[0]), f32x2)": True,
}
OBJECTS = {
    "type(n) is int": True,
    "type(2.5) == float": True,
    "type(True) is bool": True,
    "type('a') is str": True,
    "type(None) is type(None)": True,
    "type((1, x[0])) is tuple": True,
    "type([x[0]]) is list": True,
    "type({1: x[0]}) is dict": True,
    "type({1}) in (set, frozenset)": True,
    "type(range(3)) is range": True,
    "type(Point(x[0], 1.0)) is Point": True,
    "type(Point(x[0], 1.0)) == Circle": False,
    "type(Mode.ADD) is Mode": True,
    "type(Mode.ADD if x[0] > 0.0 else Mode.MUL) is Mode": True,
}


@pytest.mark.parametrize("condition", [*NUMBERS, *VECTORS, *OBJECTS])
def test_types_are_compared(asked: Asked, condition: str) -> None:
    assert asked(condition) is {**NUMBERS, **VECTORS, **OBJECTS}[condition]


@pytest.mark.parametrize(
    "condition",
    [
        "type(x[0]) is float",
        "type(x[0]) is not int",
        "type(x[0]) == float",
        "type(x[0]) in (int, float)",
        "float == type(x[0])",
        "type(x[0] > 0.0) is bool",
        "type(n) == type(x[0])",
        "x.dtype == float",
        "type(Vector[f32, 4](x[0])) == float",
        "type(Vector[f32, 4](x[0])) is complex",
        "(lambda kind: kind == int)(type(x[0]))",
    ],
)
def test_types_of_pythons_numbers_are_refused(condition: str) -> None:
    kernel = kernel_of(f"if {condition}:\n    out[0] = 1.0")
    with pytest.raises(CubeError) as caught:
        kernel.inspect("ir", transpile.spec(f32, 4), 3, transpile.spec(f32, 1))
    assert caught.value.diagnostic.code == "CUBE129"
    assert caught.value.diagnostic.span.line == 3


@pytest.mark.parametrize(
    ("body", "way_out"),
    [
        ("if type(x) is Array:\n    out[0] = 1.0", "ask `.dtype` for the type of its elements"),
        (
            "s: Shape = Circle(x[0]) if x[0] > 0.0 else Point(x[0], 1.0)\nif type(s) is Circle:\n    out[0] = 1.0",
            "ask with `isinstance` or `match`",
        ),
    ],
)
def test_what_has_no_type_at_comptime(body: str, way_out: str) -> None:
    with pytest.raises(CubeError, match="`type` of") as caught:
        kernel_of(body).inspect("ir", transpile.spec(f32, 4), 3, transpile.spec(f32, 1))
    assert f"help: {way_out}" in str(caught.value)


def test_dtypes_on_the_host() -> None:
    assert f32 == np.float32
    assert np.dtype("f4") == f32
    assert f32 == "float32"
    assert f32 != np.float16
    assert f32 != f16
    assert f32 not in (int, float)
    assert {f32: 1, u32: 2}[u32] == 2
