"""The page of errors: its exact results are exact, it knows every function, and no error is above its promise."""

from __future__ import annotations

import math
import re

import mpmath
import numpy as np
import pytest

from tests.ops import accuracy, execute
from tests.ops.accuracy import PAGE, TYPES, devices_of, error, measure, operands, rows
from tests.ops.exact import HAS_WIDER, exact, widened
from tests.ops.kernels import is_across, operand_types, source
from transpile.ir.host import numpy_dtype
from transpile.ir.types import SCALARS, bf16, f16, f32
from transpile.lang.pages import spelled
from transpile.ops.table import TABLE
from transpile.testing import Golden

CELLS = re.compile(r"\| `(?P<name>[^`]+)` \| [^|]+ \| (?P<promised>[^|]+) \| (?P<found>.+) \|")
TABLES = re.compile(r"^## (\w+)$", re.MULTILINE)
MPMATH = {
    "div": lambda x, y: x / y,
    "fma": lambda a, b, c: a * b + c,
    "pow": lambda x, y: x**y,
    "recip": lambda x: 1 / x,
    "exp2": lambda x: mpmath.mpf(2) ** x,
    "log2": lambda x: mpmath.log(x, 2),
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "rem_floor": lambda x, y: x - y * mpmath.floor(x / y),
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
    "rhypot": lambda x, y: 1 / mpmath.hypot(x, y),
    **{
        name: getattr(mpmath, name)
        for name in (
            "exp expm1 log log10 log1p sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh erf atan2 sqrt "
            "hypot degrees radians"
        ).split()
    },
}


@pytest.mark.parametrize("type_name", ["f32", "f64"])
@pytest.mark.parametrize("name", MPMATH)
def test_exact_results_are_exact(name: str, type_name: str, missing: execute.Missing) -> None:
    """Within a thousandth of an ulp for f32, a hundredth for f64, against 50 digits."""
    if type_name == "f64" and not HAS_WIDER:
        missing("no type wider than f64")
    row, function, type = TABLE[name], MPMATH[name], SCALARS[type_name]
    allowed = mpmath.mpf(2) ** (-33 if type_name == "f32" else -61)
    inputs = [a[:: len(a) // 300] for a in operands(row, type)]
    with np.errstate(all="ignore"):
        found = exact(row)(*[widened(a, type) for a in inputs])
    tried = 0
    with mpmath.workdps(700 if name == "rem_floor" else 50):
        for got, *numbers in zip(found, *inputs, strict=True):
            high = float(got)
            if not all(map(math.isfinite, (high, *numbers))) or abs(high) < 1e-290:
                continue
            wanted = function(*[mpmath.mpf(float(number)) for number in numbers])
            rest = mpmath.mpf(float(got - high))
            assert abs(mpmath.mpf(high) + rest - wanted) <= abs(wanted) * allowed, numbers
            tried += 1
    assert tried > 100


def test_every_function_of_the_page_has_an_exact_result() -> None:
    across = {row.name for row in rows() if is_across(row)}
    assert {row.name for row in rows()} == {*MPMATH, *across}


def test_exact_results_across_lanes_are_of_each_vector() -> None:
    x = np.array([3.0, 0.0, 4.0, 0.0, 1.0, 1.0, 1.0, 1.0])
    assert exact(TABLE["dot"])(x, x).tolist() == [25.0, 4.0]
    assert exact(TABLE["magnitude"])(x).tolist() == [5.0, 2.0]
    assert exact(TABLE["normalize"])(x).tolist() == [0.6, 0.0, 0.8, 0.0, 0.5, 0.5, 0.5, 0.5]


def test_the_page_knows_every_function_and_keeps_every_promise(
    golden: Golden, missing: execute.Missing
) -> None:
    names = [spelled(row) for row in rows()]
    wanted = dict.fromkeys(TYPES, names)
    if golden.update and {key: list(found) for key, found in page().items()} != wanted:
        execute.plane_of("webgpu", missing)
        accuracy.main()
    tables = page()
    assert {key: list(found) for key, found in tables.items()} == wanted, (
        "run: python -m tests.ops.accuracy"
    )
    for type_name, found in tables.items():
        where = devices_of(SCALARS[type_name])
        assert where == [w for w in execute.DEVICES if (w, type_name) != ("webgpu", "f64")]
        for row in rows():
            match, limit = found[spelled(row)], row.ulp[type_name]
            assert float(match["promised"]) == limit
            cells = match["found"].split("|")
            assert len(cells) == len(where)
            assert max(map(float, cells)) <= limit, (row.name, type_name)


def page() -> dict[str, dict[str, re.Match[str]]]:
    """Return the page's lines by type and function."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    _, *parts = TABLES.split(text)
    return {
        type_name: {match["name"]: match for match in CELLS.finditer(part)}
        for type_name, part in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("where", execute.DEVICES)
def test_a_measurement_is_what_the_page_says(where: str, missing: execute.Missing) -> None:
    """For one function; on another machine the errors may differ, but not the promise."""
    execute.plane_of(where, missing)
    row = next(row for row in rows() if row.name == "atan")
    for name in TYPES:
        if where in devices_of(SCALARS[name]):
            assert 0.4 <= measure(row, SCALARS[name], where) <= row.ulp[name]


@pytest.mark.parametrize("where", execute.DEVICES)
def test_quotients_rounded_down_are_exact_where_they_are_small(
    where: str, missing: execute.Missing
) -> None:
    """While they have four bits less than the type; beyond, ``x // y`` is rounded as Python's and NumPy's are."""
    execute.plane_of(where, missing)
    row, random = TABLE["div_floor"], np.random.default_rng(7)
    for type_name, bits in (("f32", 24), ("f64", 53)):
        if where not in devices_of(type := SCALARS[type_name]):
            continue
        y = random.uniform(-2.0, 2.0, 4096)
        x = (y * np.exp2(random.uniform(-1.0, bits - 4, 4096))).astype(numpy_dtype(type))
        arguments = [x, y.astype(x.dtype), np.zeros_like(x)]
        got = execute.execute(where, source(row, type).build(), arguments, (16, 1, 1), (256, 1, 1))
        wanted = np.floor_divide(*[widened(a, type) for a in arguments[:2]])
        np.testing.assert_array_equal(widened(got[-1], type), wanted)


def test_logarithms_that_were_beyond_the_promise(missing: execute.Missing) -> None:
    if not HAS_WIDER:
        missing("no type wider than f64")
    row, type = TABLE["log1p"], SCALARS["f64"]
    x = np.resize([1.4862528640130657e-08, 0.0009167512312672064, 31.817383942129883], 256)
    x[-4:] = -1.0, -0.0, np.inf, np.nextafter(-1.0, 0.0)
    kernel, arguments = source(row, type).build(), [x, np.zeros(256)]
    got = execute.execute("cpu", kernel, arguments, (1, 1, 1), (256, 1, 1))[-1]
    with np.errstate(all="ignore"):
        assert error(widened(got, type), exact(row)(widened(x, type)), type) <= row.ulp["f64"]
    assert (got[-4], np.signbit(got[-3]), got[-2]) == (-np.inf, True, np.inf)


def test_errors_are_in_units_of_the_exact_result() -> None:
    one = np.array([1.0])
    assert error(one + 2.0**-23, one, f32) == 1.0
    assert error(one - 2.0**-24, one, f32) == 0.5
    assert error(one + 2.0**-10, one, f16) == 1.0
    assert error(np.array([2.0**-149]), np.array([0.0]), f32) == 1.0
    assert error(np.array([math.inf]), np.array([1e39]), f32) == 0.0
    assert error(np.array([math.inf]), one, f32) == math.inf
    assert error(np.array([math.nan]), one, f32) == math.inf
    assert error(one, np.array([math.nan]), f32) == math.inf
    assert error(np.array([-math.inf]), np.array([1e39]), f32) == math.inf


def test_all_numbers_of_16_bits_are_tried() -> None:
    row = next(row for row in rows() if row.name == "atan")
    for type in (f16, bf16):
        assert operand_types(row, type) == [type]
        (numbers,) = operands(row, type)
        assert len(set(numbers.view(np.uint16).tolist())) == 1 << 16
