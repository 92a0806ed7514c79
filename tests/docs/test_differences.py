"""What differs from Python in kernels: one test for each line of ``docs/language/differences-from-python.md``.

A test shows both sides: what CPython does with the same words, and what the kernel does on three devices.
"""

from __future__ import annotations

import math
import random
import re
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import transpile
from runtime import device
from transpile import CubeError, cube

PAGE = Path(__file__).parents[2] / "docs" / "language" / "differences-from-python.md"
NAMES = {name: value for name, value in vars(transpile).items() if not name.startswith("_")}
INTEGERS = "x: Array[i32], out: Mut[Array[i32]]"
FLOATS = "x: Array[f32], out: Mut[Array[f32]]"
Run = Callable[..., list[Any]]


def build(body: str, parameters: str = INTEGERS, before: str = "") -> Any:
    text = f"{textwrap.dedent(before)}\n@cube(launch=True)\ndef kernel({parameters}):\n"
    indented = textwrap.indent(textwrap.dedent(body).strip(), "    ")
    return cube.from_source(text + indented, dict(NAMES))


def dtypes(parameters: str) -> list[str]:
    numpy = {
        "i8": "i1",
        "i32": "i4",
        "i64": "i8",
        "u32": "u4",
        "f16": "f2",
        "f32": "f4",
        "f64": "f8",
    }
    return [numpy[name] for name in re.findall(r"Array\[(\w+)\]", parameters)]


@pytest.fixture(params=("reference", "eager", "cpu"))
def run(request: pytest.FixtureRequest) -> Run:
    """Run a body with one unit on `x`, 1 to 4; return `out`, which starts as zeros."""

    def result(body: str, parameters: str = INTEGERS, before: str = "") -> list[Any]:
        kernel = build(body, parameters, before)
        given, wanted = dtypes(parameters)
        x, out = np.arange(1, 5).astype(given), np.zeros(4, wanted)
        if request.param == "eager":
            kernel.eager(1, 1, x, out)
        else:
            kernel.launch(device(request.param).client, 1, 1, x, out)
        found: list[Any] = out.tolist()
        return found

    return result


def refuse(code: str, body: str, parameters: str = INTEGERS, before: str = "") -> None:
    """Check that a body is refused with this code while the kernel is built."""
    given, wanted = (np.zeros(4, dtype) for dtype in dtypes(parameters))
    with pytest.raises(CubeError, match=rf"error\[{code}\].*\n +--> "):
        build(body, parameters, before).inspect("ir", given, wanted)


# Numbers


def test_integers_wrap(run: Run) -> None:
    assert 2147483647 + 1 == 2147483648
    found = run("out[0] = i32(2147483647) + x[0]\nout[1] = abs(i32(-2147483647) - x[0])")
    assert found[:2] == [-(2**31), -(2**31)]


def test_unsigned_integers_wrap_below_zero(run: Run) -> None:
    assert 1 - 2 == -1
    assert run("out[0] = u32(x[0]) - 2", "x: Array[i32], out: Mut[Array[i64]]")[0] == 2**32 - 1


def test_literals_take_the_type_they_meet(run: Run) -> None:
    assert 16777216.0 + 1 == 16777217
    assert run("out[0] = x[0] * 16777216.0 + 1", FLOATS)[0] == 16777216.0  # all in f32
    assert (
        run("out[0] = x[0] * 16777216.0 + 1", "x: Array[f64], out: Mut[Array[f64]]")[0]
        == 16777217.0
    )


def test_a_literal_that_does_not_fit_is_refused() -> None:
    refuse("CUBE101", "out[0] = x[0] + 3_000_000_000")


def test_signed_and_unsigned_do_not_mix() -> None:
    refuse("CUBE102", "out[0] = i32(u32(3) + x[0])")


def test_an_index_mixes_with_unsigned_only(run: Run) -> None:
    refuse("CUBE102", "out[0] = x[0] + x.len()")
    assert run("out[0] = x[0] + i32(x.len())")[0] == 5


def test_a_quotient_of_integers_is_f32(run: Run) -> None:
    assert float(np.float32(1 / 3)) != 1 / 3
    assert run("out[0] = x[0] / x[2]", "x: Array[i32], out: Mut[Array[f64]]")[0] == float(
        np.float32(1 / 3)
    )


def test_integer_division_by_zero_is_zero(run: Run) -> None:
    with pytest.raises(ZeroDivisionError):
        1 // 0  # noqa: B018
    assert run("zero = x[0] - x[0]\nout[0] = x[0] // zero\nout[1] = x[0] % zero\nout[2] = 7")[
        :3
    ] == [0, 0, 7]


def test_float_division_by_zero_is_ieee(run: Run) -> None:
    with pytest.raises(ZeroDivisionError):
        1.0 / 0.0  # noqa: B018
    found = run(
        "zero = x[0] - x[0]\nout[0] = x[0] / zero\nout[1] = x[0] // zero\nout[2] = x[0] % zero",
        FLOATS,
    )
    assert found[:2] == [math.inf, math.inf]
    assert math.isnan(found[2])


def test_math_gives_nan_and_infinity(run: Run) -> None:
    with pytest.raises(ValueError, match="math domain error"):
        math.sqrt(-1.0)
    with pytest.raises(OverflowError):
        math.exp(1000.0)
    found = run(
        "out[0] = sqrt(-x[0])\nout[1] = exp(x[0] * 1000.0)\nout[2] = log(x[0] - 1.0)", FLOATS
    )
    assert math.isnan(found[0])
    assert found[1:3] == [math.inf, -math.inf]


def test_a_root_of_a_negative_number_is_nan(run: Run) -> None:
    assert isinstance((-2.0) ** 0.5, complex)
    assert math.isnan(run("out[0] = (-x[1]) ** 0.5", FLOATS)[0])


def test_a_negative_run_time_power_of_integers_is_zero(run: Run) -> None:
    assert 2**-2 == 0.25
    assert run("out[0] = x[1] ** (x[0] - 3)\nout[1] = x[1] ** x[2]")[:2] == [0, 8]


def test_shifts_drop_bits(run: Run) -> None:
    assert 1 << 40 == 2**40
    assert run("out[0] = x[0] << 40\nout[1] = x[0] << 31\nout[2] = -x[0] >> 40")[:3] == [
        0,
        -(2**31),
        -1,
    ]


def test_the_inverse_of_a_bool_is_its_negation(run: Run) -> None:
    assert -(int(True)) - 1 == -2  # what `~True` is in Python, which warns of it from 3.12 on
    body = (
        "b = x[0] == 1\nout[0] = 5 if ~b else 6\nout[1] = 5 if ~(x[0] > 2) else 6\nout[2] = i32(~b)"
    )
    assert run(body)[:3] == [6, 5, 0]


def test_a_shift_by_a_negative_literal_is_refused() -> None:
    with pytest.raises(ValueError, match="negative shift count"):
        1 << -1
    refuse("CUBE116", "out[0] = x[0] << -1")


def test_floats_become_integers_by_saturation(run: Run) -> None:
    with pytest.raises(ValueError, match="cannot convert float NaN"):
        int(math.nan)
    parameters = "x: Array[f32], out: Mut[Array[i32]]"
    found = run(
        "zero = x[0] - x[0]\nout[0] = i32(x[0] * 1e20)\nout[1] = i32(-x[0] * 1e20)\nout[2] = i32(zero / zero)\n"
        "out[3] = i32(x[0] * -1.9)",
        parameters,
    )
    assert found == [2**31 - 1, -(2**31), 0, -1]


def test_int_and_float_must_say_their_width() -> None:
    refuse("CUBE192", "out[0] = int(x[0])", "x: Array[f32], out: Mut[Array[i32]]")


def test_the_type_of_a_number_is_its_dtype(run: Run) -> None:
    number = 1.5
    assert type(number) is float
    assert run("out[0] = 1.0 if type(x[0]) is f32 else 2.0", FLOATS)[0] == 1
    refuse("CUBE129", "if type(x[0]) is float:\n    out[0] = x[0]", FLOATS)


def test_round_keeps_the_float_type(run: Run) -> None:
    assert isinstance(round(2.5), int)
    assert run("out[0] = round(x[0] * 2.5) / 4.0\nout[1] = round(x[0] * 3.5)", FLOATS)[:2] == [
        0.5,
        4.0,
    ]
    refuse("CUBE105", "out[0] = round(x[0])", "x: Array[f32], out: Mut[Array[i32]]")


def test_a_sum_of_floats_adds_them(run: Run) -> None:
    assert math.copysign(1.0, sum([-0.0, -0.0])) == 1.0
    found = run(
        "minus = -(x[0] - x[0])\nout[0] = sum([minus, minus])\n"
        "out[1] = sum([x[0] * 16777216.0, x[0], x[0]])",
        FLOATS,
    )
    assert math.copysign(1.0, found[0]) == -1.0
    assert found[1] == 16777216.0


def test_operations_are_rounded_one_by_one(run: Run) -> None:
    """GPUs' leave to do otherwise can't be relied on; `tests/ops/test_error_free.py` has what helps."""
    one, big = np.float32(1.0 + 2.0**-12), np.float32(2.0**24)
    assert one * one - np.float32(1.0 + 2.0**-11) == 0.0  # 2**-24 with one rounding
    assert (big + np.float32(1.0)) - big == 0.0
    found = run(
        "a = x[0] + 2.0 ** -12\nout[0] = a * a - (x[0] + 2.0 ** -11)\n"
        "big = x[0] * 16777216.0\nout[1] = (big + x[0]) - big",
        FLOATS,
    )
    assert found[:2] == [0.0, 0.0]


def test_min_and_max_propagate_nan(run: Run) -> None:
    assert min(1.0, math.nan) == 1.0
    nan = "zero = x[0] - x[0]\nnan = zero / zero\n"
    found = run(
        nan + "out[0] = min(x[0], nan)\nout[1] = max(nan, x[0])\nout[2] = fmin(x[0], nan)", FLOATS
    )
    assert math.isnan(found[0])
    assert math.isnan(found[1])
    assert found[2] == 1.0


# Variables and stores


def test_a_store_converts_to_the_element(run: Run) -> None:
    parameters = "x: Array[i32], out: Mut[Array[i8]]"
    assert run("out[0] = x[0] + 299", parameters)[0] == 44
    assert run("out[0] = x[0] * 0.1", "x: Array[f64], out: Mut[Array[f32]]")[0] == float(
        np.float32(0.1)
    )


def test_a_float_is_not_stored_into_integers() -> None:
    refuse("CUBE105", "out[0] = x[0] * 0.5")
    refuse("CUBE105", "out[0] = u32(x[0])")  # nor is u32 into i32


def test_a_variable_keeps_its_kind(run: Run) -> None:
    refuse("CUBE106", "a = i32(0)\nfor k in range(3):\n    a += x[k] * 0.5\nout[0] = a")
    # Bound anew, not updated: the second `v` is a variable of its own.
    assert (
        run("v = x[0] * 1.5\nv = i32(v)\nout[0] = v", "x: Array[f32], out: Mut[Array[i32]]")[0] == 1
    )


def test_a_name_bound_on_some_paths_is_refused() -> None:
    refuse("CUBE150", "if x[0] > 0:\n    a = 1\nout[0] = a")


def test_a_loop_variable_is_unbound_after_its_loop() -> None:
    for k in range(3):
        assert k < 3
    assert k == 2
    refuse("CUBE150", "for k in range(out.len()):\n    out[k] = 1\nout[3] = k")


def test_none_is_no_run_time_value() -> None:
    refuse("CUBE153", "a = 5\nif x[0] > 0:\n    a = None\nout[0] = a")


def test_a_struct_chosen_at_run_time_is_a_copy() -> None:
    point = "from dataclasses import dataclass\n@cube\n@dataclass\nclass Point:\n    x: f32\n"
    chosen = "p, q = Point(1.0), Point(2.0)\nbest = p if x[0] > 1.0 else q\n"
    refuse(
        "CUBE216", chosen + "best.x = 5.0\nout[0] = p.x", FLOATS, point
    )  # Python would write `p` or `q`
    refuse("CUBE228", chosen + "out[0] = 1.0 if best is p else 0.0", FLOATS, point)


# Memory


def test_access_out_of_bounds_does_nothing(run: Run) -> None:
    with pytest.raises(IndexError):
        [1].__getitem__(1)
    assert run("out[0] = 5\nout[1] = x[100]\nout[100] = 3") == [5, 0, 0, 0]


def test_only_negative_literals_count_from_the_end(run: Run) -> None:
    assert run("i = x[0] - 2\nout[0] = x[-1]\nout[1] = x[i]\nout[2] = 1")[:3] == [4, 0, 1]


def test_one_index_is_the_linear_element() -> None:
    matrix = np.arange(6, dtype="i4").reshape(2, 3)
    assert matrix[1].tolist() == [3, 4, 5]
    kernel = build("out[0] = m[4]\nout[1] = m[1, 1]", "m: Tensor[i32], out: Mut[Array[i32]]")
    out = np.zeros(4, "i4")
    kernel.launch(device("reference").client, 1, 1, matrix, out)
    assert out.tolist() == [4, 4, 0, 0]


def test_a_slice_is_a_window_without_a_step(run: Run) -> None:
    copied = [1, 2, 3, 4][1:]
    assert len(copied) == 3
    refuse("CUBE192", "out[0] = x[::2][0]")
    assert run("window = out[1:]\nwindow[0] = 7\nout[0] = i32(window.len())")[:2] == [3, 7]


def test_a_shape_is_asked_for_by_dimension(run: Run) -> None:
    assert np.zeros(4).shape[0] == 4
    assert run("out[0] = i32(len(x))\nout[1] = i32(x.shape(0))") == [4, 4, 0, 0]
    refuse("CUBE124", "out[0] = i32(x.shape[0])")


@pytest.mark.parametrize("where", ["reference", "eager", "cpu"])
def test_the_length_of_a_matrix_counts_all_elements(where: str) -> None:
    assert len(np.zeros((3, 4))) == 3
    body = "out[0] = i32(len(x))\n    out[1] = i32(x.shape(0))"
    parameters = "x: Tensor[i32], out: Mut[Array[i32]]"
    text = f"@cube(launch=True)\ndef kernel({parameters}):\n    {body}\n"
    kernel = cube.from_source(text, dict(NAMES))
    x, out = np.zeros((3, 4), "i4"), np.zeros(2, "i4")
    if where == "eager":
        kernel.eager(1, 1, x, out)
    else:
        kernel.launch(device(where).client, 1, 1, x, out)
    assert out.tolist() == [12, 3]


def test_memory_has_no_truth() -> None:
    refuse("CUBE122", "if x:\n    out[0] = 1")


def test_only_marked_arguments_are_written() -> None:
    refuse("CUBE111", "x[0] = 1")


def test_a_struct_in_memory_is_read_as_a_copy() -> None:
    before = """
        import dataclasses

        @cube
        @dataclasses.dataclass
        class Point:
            x: f32
    """
    parameters = "points: Mut[Array[Point]], out: Mut[Array[f32]]"
    kernel = build("p = points[0]\npoints[0].x = 5.0\nout[0] = p.x", parameters, before)
    point = kernel.function.__globals__["Point"]
    for where in ("reference", "cpu"):
        points, out = np.zeros(1, transpile.numpy_dtype(point)), np.ones(1, "f4")
        kernel.launch(device(where).client, 1, 1, points, out)
        assert (points["x"][0], out[0]) == (5.0, 0.0)
    shared = [point(0.0)]
    p = shared[0]
    shared[0].x = 5.0
    assert p.x == 5.0
    with pytest.raises(CubeError, match="CUBE226"):
        build("p = points[0]\np.x = 5.0", parameters, before).inspect(
            "ir", points, np.zeros(1, "f4")
        )


# Control flow and comptime


def test_range_is_a_run_time_loop() -> None:
    refuse("CUBE108", "weights = [1, 2, 3]\nfor k in range(3):\n    out[k] = weights[k]")
    unrolled = build("weights = [1, 2, 3]\nfor k in unroll(range(3)):\n    out[k] = weights[k]")
    assert "for %" not in unrolled.inspect("ir", np.zeros(4, "i4"), np.zeros(4, "i4"))


def test_an_unsigned_range_does_not_count_down() -> None:
    assert list(range(3, 0, -1)) == [3, 2, 1]
    refuse("CUBE118", "for k in range(u32(3), u32(0), -1):\n    out[0] += 1")


def test_lists_and_dicts_are_comptime() -> None:
    refuse("CUBE108", "table = [1, 2, 3, 4]\nout[0] = table[x[0]]")
    refuse("CUBE123", "table = {1: 2}\nout[0] = table[x[0]]")
    refuse("CUBE152", "found = [1]\nif x[0] > 0:\n    found.append(2)\nout[0] = len(found)")


def test_containers_from_outside_are_read_only() -> None:
    refuse("CUBE154", "TABLE.append(1)\nout[0] = len(TABLE)", before="TABLE = [1]")


def test_recursion_needs_a_comptime_end(run: Run) -> None:
    power = "def power(v, n):\n    if n == 0:\n        return 1\n    return v * power(v, n - 1)\n"
    assert run("out[0] = power(x[1], 5)", before=power)[0] == 32
    refuse("CUBE156", "out[0] = power(x[1], x[0])", before=power)


def test_a_helper_gives_a_value_on_every_path() -> None:
    partly = "def partly(v):\n    if v > 0:\n        return v\n"
    refuse("CUBE155", "out[0] = partly(x[0])", before=partly)


def test_an_assert_does_not_end_the_unit(run: Run) -> None:
    """The first failure is reported when the host next looks at what the launch wrote."""
    with pytest.raises(
        CubeError, match=r"(?s)error\[CUBE(222|195)\].*too small.*assert x\[0\] > 5"
    ):
        run("assert x[0] > 5, 'too small'\nout[0] = 1")


def test_numbers_have_no_identity() -> None:
    """In CPython small integers have one, for no reason of the language."""
    refuse("CUBE228", "out[0] = x[0] is x[1]")
    refuse("CUBE228", "a = 3\nfor k in range(x[0]):\n    a += k\nout[0] = a is not x[0]")


def test_statements_that_kernels_refuse() -> None:
    refuse("CUBE001", "try:\n    out[0] = 1\nexcept ValueError:\n    pass")
    refuse("CUBE002", "raise ValueError")
    refuse("CUBE003", "with open('x'):\n    out[0] = 1")
    refuse("CUBE004", "yield 1")
    refuse("CUBE009", "import math")


def test_a_string_of_run_time_values_is_for_print_only() -> None:
    refuse("CUBE121", "text = f'{x[0]}'\nout[0] = len(text)")


def test_the_host_gets_no_run_time_values() -> None:
    refuse("CUBE182", "out[0] = hash(x[0])")
    refuse("CUBE182", "out[0] = numpy.gcd(x[0], x[1])", before="import numpy\n")
    # Python code, but with no source to expand.
    refuse("CUBE182", "out[0] = os.path.exists(x[0])", before="import os\n")


def test_a_random_number_of_the_host_is_one_constant() -> None:
    body = "for k in range(4):\n    out[k] = 1.0 + random.random()"
    assert random.random() != random.random()
    kernel, out = build(body, FLOATS, before="import random\n"), np.zeros(4, "f4")
    with pytest.warns(transpile.CubeWarning, match="CUBE165"):
        kernel.launch(device("cpu").client, 1, 1, np.zeros(4, "f4"), out)
    assert out.tolist() == [out[0]] * 4
    assert out[0] >= 1.0


# The page


def test_every_line_of_the_page_names_its_test() -> None:
    lines = [
        line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")
    ]
    rows = [line for line in lines if not line.startswith(("| in Python", "| ---"))]
    named = [re.search(r"\| `(test_\w+)` \|$", row) for row in rows]
    assert [row for row, name in zip(rows, named, strict=True) if name is None] == []
    found = {name[1] for name in named if name is not None}
    here = {name for name in globals() if name.startswith("test_")}
    assert found == here - {"test_every_line_of_the_page_names_its_test"}
    assert len(rows) == len(found)
