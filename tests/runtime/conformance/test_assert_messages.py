"""`assert` with numbers in its message: what the first failing unit saw, with the same text everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from tests.runtime.conformance.devices import DEVICES
from transpile import (
    ABSOLUTE_POS,
    Array,
    Atomic,
    Comptime,
    CubeError,
    CubeLaunchError,
    CubeTypeError,
    Mut,
    Vector,
    bf16,
    cube,
    e4m3,
    f16,
    f32,
    f64,
    i8,
    i32,
    i64,
    spec,
    u8,
    u32,
    u64,
)


@cube(launch=True)
def rooted(x: Array[f32], y: Array[i32], out: Mut[Array[f32]], step: Comptime[int]) -> None:
    i = ABSOLUTE_POS
    if i < out.len():
        small = x[i] < 1.0
        assert x[i] >= 0.0, (
            f"x[{i}] is {x[i]:.2f} ({x[i]}), {{}} of {step + 1} steps; {small=} {y[i]:>4}{{}}"
        )
        out[i] = x[i] * 0.5


@cube(launch=True)
def narrow(a: Array[f16], b: Array[u8], c: Array[i8], d: Array[u32], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    assert a[i] > 0.0, f"{a[i]} {b[i]} {c[i]} {d[i]} {b[i] == u8(c[i])} {a[i] * a[i]}"
    out[i] = 1


@cube(launch=True)
def wide(a: Array[i64], b: Array[u64], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    assert a[i] > 0, f"{a[i]} and {b[i]}, {a[i] - 1}"
    out[i] = 1


@cube(launch=True)
def double(a: Array[f64], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    assert a[i] > 0.0, f"{a[i]} {a[i] / 3.0:.12f}"
    out[i] = 1


@cube(launch=True)
def small(a: Array[bf16], b: Array[e4m3], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    assert a[i] > bf16(0.0), f"{a[i]} {b[i]}"
    out[i] = 1


@cube(launch=True)
def lanes(a: Array[Vector[f32, 4]], out: Mut[Array[i32]]) -> None:
    v = a[ABSOLUTE_POS]
    assert v[0] < v[3], v
    out[ABSOLUTE_POS] = 1


@cube(launch=True)
def several(x: Array[i32], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    n = 0
    while n < 3:
        assert x[i] + n != 6, f"{n} more than {x[i]}"
        n += 1
    assert x[i] < 100 and i < 50, ("far", x[i], i)  # noqa: PT018
    assert (
        x[i]  # a note
        != 50
    )
    assert n == 3, "never {}"
    out[i] = n


def failure(client: ComputeClient, kernel: Any, *args: object) -> str:
    """Return the first line of what a launch of four units says, and see that it names the place."""
    with pytest.raises(CubeLaunchError) as caught:
        kernel.launch(client, 1, 4, *args)
    text = str(caught.value)
    assert "test_assert_messages.py" in text
    assert "in the unit (2, 0, 0)" in text
    return text.splitlines()[0].removeprefix("error[CUBE222]: a device assert failed: ")


def eager(kernel: Any, *args: object) -> str:
    with pytest.raises(CubeError) as caught:
        kernel.eager(1, 4, *args)
    text = str(caught.value)
    assert "test_assert_messages.py" in text
    assert "false for unit (2, 0, 0)" in text
    return text.splitlines()[0].removeprefix("error[CUBE195]: assertion failed in a kernel: ")


def ones(type: str, third: object) -> np.ndarray[Any, Any]:
    made = np.ones(4, type)
    made[2] = third
    return made


def out() -> np.ndarray[Any, Any]:
    return np.zeros(4, "i4")


ROOTED = (ones("f4", -0.1), ones("i4", -7), np.zeros(4, "f4"), 2)
ROOTED_TEXT = "x[2] is -0.10 (-0.1), {} of 3 steps; small=True   -7{}"
NARROW = (ones("f2", -0.1), ones("u1", 200), ones("i1", -128), ones("u4", 2**32 - 1))
NARROW_TEXT = "-0.1 200 -128 4294967295 False 0.009995"
WIDE = (ones("i8", -(2**40) - 1), ones("u8", 2**64 - 1))
WIDE_TEXT = "-1099511627777 and 18446744073709551615, -1099511627778"

everywhere = pytest.mark.parametrize(
    "where", [n for n in DEVICES if n not in ("hip", "metal")], indirect=True
)
"""The texts of hip and metal take long to compile; `tests/lower/test_notes_run.py` runs one of each."""


@everywhere
def test_numbers_in_an_f_string(client: ComputeClient) -> None:
    assert failure(client, rooted, *ROOTED) == ROOTED_TEXT
    assert eager(rooted, *ROOTED) == ROOTED_TEXT


@everywhere
@pytest.mark.parametrize(
    ("number", "shown"), [(np.nan, "nan"), (-np.inf, "-inf"), (-1e30, "-1e+30")]
)
def test_numbers_that_are_none(client: ComputeClient, number: float, shown: str) -> None:
    args = (ones("f4", number), ones("i4", 0), np.zeros(4, "f4"), 0)
    expected = f"x[2] is {float(np.float32(number)):.2f} ({shown}), {{}} of 1 steps; small="
    expected += "False" if np.isnan(number) else "True"
    assert failure(client, rooted, *args) == expected + "    0{}"


@everywhere
def test_narrow_numbers(client: ComputeClient) -> None:
    assert failure(client, narrow, *NARROW, out()) == NARROW_TEXT
    assert eager(narrow, *NARROW, out()) == NARROW_TEXT


@everywhere
def test_wide_numbers(client: ComputeClient) -> None:
    if i64 in client.properties.storage:
        assert failure(client, wide, *WIDE, out()) == WIDE_TEXT
    assert eager(wide, *WIDE, out()) == WIDE_TEXT


@everywhere
def test_numbers_of_64_bits(client: ComputeClient) -> None:
    args = ones("f8", -1 / 3), out()
    if f64 in client.properties.storage:
        assert failure(client, double, *args) == "-0.3333333333333333 -0.111111111111"
    assert eager(double, *args) == "-0.3333333333333333 -0.111111111111"


@everywhere
def test_small_floats(client: ComputeClient) -> None:
    import ml_dtypes

    args = (
        ones("f4", -0.3).astype(ml_dtypes.bfloat16),
        ones("f4", 0.3).astype(ml_dtypes.float8_e4m3fn),
    )
    found = eager(small, *args, out())
    assert found == f"{args[0][2]!s} {args[1][2]!s}"
    if {bf16, e4m3} <= set(client.properties.storage):
        assert failure(client, small, *args, out()) == found


@everywhere
def test_an_object_as_the_message(client: ComputeClient) -> None:
    x = np.tile(np.array([1, 2, 3, 4], "f4"), 4)
    x[8:] = 1.5
    x[12:15] = 0.5
    assert failure(client, lanes, x, out()) == "(1.5, 1.5, 1.5, 1.5)"
    assert eager(lanes, x, out()) == "(1.5, 1.5, 1.5, 1.5)"


@everywhere
@pytest.mark.parametrize(
    ("third", "text"),
    [(5, "1 more than 5"), (100, "('far', 100, 2)"), (50, "x[i] != 50")],
)
def test_each_has_its_message(client: ComputeClient, third: int, text: str) -> None:
    assert failure(client, several, ones("i4", third), out()) == text
    assert eager(several, ones("i4", third), out()) == text


@cube
def counted(number: i32, calls: Mut[Array[Atomic[u32]]]) -> i32:
    calls[0].add(1)
    return number * 10


@cube(launch=True)
def asks(x: Array[i32], calls: Mut[Array[Atomic[u32]]], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    assert x[i] > 0, f"ten times it is {counted(x[i], calls)}"
    out[i] = x[i]


@everywhere
def test_a_message_is_evaluated_where_it_is_needed(client: ComputeClient) -> None:
    x, calls = client.create(ones("i4", 4)), client.zeros(1, u32)
    asks.launch(client, 1, 4, x, calls, client.zeros(4, i32))
    assert client.read(calls).tolist() == [0]
    assert failure(client, asks, ones("i4", -4), np.zeros(1, "u4"), out()) == "ten times it is -40"


@everywhere
def test_unchecked_launches_evaluate_nothing(client: ComputeClient) -> None:
    calls, found = np.zeros(1, "u4"), out()
    asks.launch_unchecked(client, 1, 4, ones("i4", -4), calls, found)
    assert found.tolist() == [1, 1, -4, 1]
    assert calls.tolist() == [0]


@everywhere
@pytest.mark.parametrize("shown", [lambda x: f"{x[0]}{x[1]}", lambda x: f"{x[0] + x[1]:d}"])
def test_a_helper_may_make_the_text(client: ComputeClient, shown: Callable[..., object]) -> None:
    @cube
    def told(x: Array[i32], text: Comptime[Any]) -> Any:
        return text(x)

    @cube(launch=True)
    def kernel(x: Array[i32], out: Mut[Array[i32]], text: Comptime[Any]) -> None:
        assert x[ABSOLUTE_POS] > 0, told(x, text)
        out[ABSOLUTE_POS] = 1

    x = ones("i4", -1)
    expected = shown(x)
    assert failure(client, kernel, x, out(), shown) == expected


@cube(launch=True)
def kinds(x: Array[i32], out: Mut[Array[i32]], strict: Comptime[bool]) -> None:
    i = ABSOLUTE_POS
    match x[i]:
        case 1:
            out[i] = 10
        case 2 | 3:
            out[i] = 20
        case other:
            assert False, f"no kind {other}"  # noqa: B011, PT015
    if strict:
        if x[i] == 3:
            assert False  # noqa: B011, PT015
    else:
        assert True


@everywhere
def test_what_is_never_reached(client: ComputeClient) -> None:
    found = out()
    kinds.launch(client, 1, 4, ones("i4", 3), found, False)
    assert found.tolist() == [10, 10, 20, 10]
    assert failure(client, kinds, ones("i4", 3), out(), True) == "False"
    for strict in (True, False):
        assert failure(client, kinds, ones("i4", 4), out(), strict) == "no kind 4"
        assert eager(kinds, ones("i4", 4), out(), strict) == "no kind 4"


def test_what_is_reached_for_certain() -> None:
    @cube(launch=True)
    def kernel(x: Array[i32], n: Comptime[int]) -> None:
        if n > 3:
            assert False, f"{n} is more than {x[0]}"  # noqa: B011, PT015

    kernel.inspect("ir", spec(i32, 4), 3)
    with pytest.raises(CubeTypeError, match="at comptime: 4 is more than <run-time i32>"):
        kernel.inspect("ir", spec(i32, 4), 4)


@cube(launch=True)
def written(x: Array[i32], out: Mut[Array[i32]]) -> None:
    i = ABSOLUTE_POS
    place = f"at {i}"
    text = "x " + format(x[i], "4d") + " " + repr(x[i]) + str((x[i], "a")) + str(place)
    assert x[i] < 5, text
    out[i] = x[i]


@everywhere
def test_texts_that_python_writes(client: ComputeClient) -> None:
    args = ones("i4", 6), out()
    assert failure(client, written, *args) == "x    6 6(6, 'a')at 2"
    assert eager(written, *args) == "x    6 6(6, 'a')at 2"
