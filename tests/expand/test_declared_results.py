"""``-> i32`` on a helper, and annotations of functions inside kernels, mean what an annotated local means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import pytest

from runtime import device
from transpile import Array, Float, Mut, Vector, cube, f16, f32, f64, i32, spec, u8, u32
from transpile.diagnose.diagnostic import CubeError

F = TypeVar("F", bound=Float)


def test_a_result_is_converted(results: Callable[..., list[int]]) -> None:
    helpers = """
    @cube
    def low(v: i32) -> u8:
        return u32(v)
    @cube
    def half(v) -> f32:
        return v
    """
    out = results("out[0] = low(x[7] + 252)\nout[1] = i32(half(x[0]) / 4 * 100)", helpers)
    assert out[:2] == [4, 25]


def test_each_return_is_converted(results: Callable[..., list[int]]) -> None:
    helpers = """
    @cube
    def chosen(v) -> f64:
        if v > 2:
            return v
        return f32(0.5)
    """
    out = results("out[0] = i32(chosen(x[0]) * 4)\nout[1] = i32(chosen(x[3]) * 4)", helpers)
    assert out[:2] == [2, 16]


def test_a_literal_takes_the_type(results: Callable[..., list[int]]) -> None:
    helpers = "def full() -> u8:\n    return 255\n@cube\ndef made(v) -> u8:\n    return 255"
    assert results("out[0] = i32(made(x[0]) + 1)", helpers)[0] == 0


def test_a_tuple_is_converted_item_by_item(results: Callable[..., list[int]]) -> None:
    helpers = """
    @cube
    def both(v: i32) -> tuple[f32, u8]:
        if v > 1:
            return v, u32(v) + 255
        return 0, 0
    """
    out = results("a, b = both(x[2])\nout[0] = i32(a / 2 * 10)\nout[1] = i32(b)", helpers)
    assert out[:2] == [15, 2]


def test_functions_inside_kernels(results: Callable[..., list[int]]) -> None:
    body = """
    def inner(v: u8, w: f32 = 1) -> f32:
        return v + w
    T = f32
    def typed(v: T) -> T:
        v = v / 2
        return v
    out[0] = i32(inner(u32(x[0]) + 256) * 10)
    out[1] = i32(typed(x[2]) * 10)
    """
    assert results(body)[:2] == [20, 15]


def test_a_type_variable_of_the_arguments(results: Callable[..., list[int]]) -> None:
    helpers = """
    F = transpile.TypeVar("F")
    @cube
    def scaled(v: F) -> F:
        return v * 0.5 + 1.0
    """
    helpers = helpers.replace("transpile.TypeVar", "__import__('typing').TypeVar")
    assert results("out[0] = i32(scaled(f32(x[1])))", helpers)[0] == 2


@cube
def narrowed(v: F) -> F:
    return f32(v) * f32(1.1)


@cube(launch=True)
def kernel(x: Array[F], out: Mut[Array[f32]]) -> None:
    out[0] = f32(narrowed(x[0]))


def test_the_type_variable_narrows_on_the_cpu_too() -> None:
    out = np.zeros(1, "f4")
    kernel.launch(device("cpu").client, 1, 1, np.ones(1, "f2"), out)
    assert out[0] == np.float32(np.float16(1.1))
    assert "half" in kernel.inspect("cuda", spec(f16, 1), spec(f32, 1))


@cube
def doubled(v: Vector[f32, 2]) -> Vector[f32, 2]:
    return v + v


@cube(launch=True)
def vectors(x: Array[Vector[f32, 2]], out: Mut[Array[Vector[f32, 2]]]) -> None:
    out[0] = doubled(x[0])


def test_a_vector() -> None:
    out = np.zeros(2, "f4")
    vectors.launch(device("reference").client, 1, 1, np.array([1, 2], "f4"), out)
    assert out.tolist() == [2, 4]


def refused(result: str, value: str, more: str = "") -> CubeError:
    names: dict[str, Any] = {"cube": cube, "Array": Array, "Mut": Mut, "f32": f32, "i32": i32}
    names |= {"u8": u8, "u32": u32, "f64": f64, "Point": Point, "Vector": Vector}
    text = (
        f"def helper(v) -> {result}:\n    {more or 'pass'}\n    return {value}\n"
        "@cube(launch=True)\n"
        "def made(x: Array[f32], out: Mut[Array[f32]]) -> None:\n    helper(x[0])\n"
    )
    made = cube.from_source(text, names)
    with pytest.raises(CubeError) as caught:
        made.inspect("ir", spec(f32, 1), spec(f32, 1))
    return caught.value


@cube
@dataclass
class Point:
    x: f32


@pytest.mark.parametrize(
    ("result", "value", "code"),
    [
        ("i32", "v", "CUBE105"),
        ("i32", "1.5", "CUBE105"),
        ("i32", "u32(v)", "CUBE105"),
        ("u8", "256", "CUBE101"),
        ("i32", "None", "CUBE196"),
        ("i32", "(1, 2)", "CUBE196"),
        ("'i32'", "v", "CUBE105"),
        ("Point", "v", "CUBE196"),
        ("tuple[f32, f32]", "(v, v, v)", "CUBE196"),
        ("tuple[f32, i32]", "(v, v)", "CUBE105"),
        ("f32", "Vector[f32, 2](v)", "CUBE112"),
        ("'f31'", "v", "CUBE191"),
    ],
)
def test_what_a_store_refuses_is_refused(result: str, value: str, code: str) -> None:
    found = refused(result, value)
    assert found.diagnostic.code == code
    assert found.diagnostic.span is not None


def test_a_nested_function_refuses_too() -> None:
    found = refused(
        "f32", "inner(v)", "inner = (lambda f: f)(None)\n    def inner(w) -> i32:\n        return w"
    )
    assert found.diagnostic.code == "CUBE105"


def test_what_only_a_type_checker_knows_says_nothing() -> None:
    names = {"cube": cube, "Array": Array, "Mut": Mut, "f32": f32}
    text = (
        "def helper(v) -> 'SomeAlias':\n    def inner(w: 'Other') -> Missing:\n        return w\n    return inner(v)\n"
        "@cube(launch=True)\n"
        "def made(x: Array[f32], out: Mut[Array[f32]]) -> None:\n    out[0] = helper(x[0])\n"
    )
    made = cube.from_source(text, names)
    assert "out[0]" in made.inspect("cuda", spec(f32, 1), spec(f32, 1))
