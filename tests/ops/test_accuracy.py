"""The page of errors: its exact results are exact, it knows every function, and no error is above its promise."""

from __future__ import annotations

import math
import re

import mpmath
import numpy as np
import pytest

from tests.ops import accuracy, execute
from tests.ops.accuracy import PAGE, TYPES, error, exact, measure, operands, rows
from tests.ops.kernels import operand_types
from transpile.ir.types import SCALARS, f16, f32
from transpile.lang.pages import spelled
from transpile.ops.table import TABLE
from transpile.testing import Golden

CELLS = re.compile(r"\| `(?P<name>[^`]+)` \| [^|]+ \| (?P<promised>[^|]+) \| (?P<found>.+) \|")
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
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    **{
        name: getattr(mpmath, name)
        for name in (
            "exp expm1 log log10 log1p sin cos tan sinh cosh tanh asin acos atan erf atan2 sqrt"
        ).split()
    },
}


@pytest.mark.parametrize("name", MPMATH)
def test_exact_results_are_exact(name: str) -> None:
    """Within a thousandth of an ulp of f32, against 40 digits."""
    row, function = TABLE[name], MPMATH[name]
    inputs = [a[:: len(a) // 400].astype(np.float64) for a in operands(row, f32)]
    with np.errstate(all="ignore"):
        found = exact(row)(*inputs)
    tried = 0
    with mpmath.workdps(40):
        for got, *numbers in zip(found, *inputs, strict=True):
            if not math.isfinite(got) or not all(map(math.isfinite, numbers)) or abs(got) < 1e-37:
                continue
            wanted = function(*[mpmath.mpf(float(number)) for number in numbers])
            assert abs(mpmath.mpf(float(got)) - wanted) <= abs(wanted) * mpmath.mpf(2) ** -33
            tried += 1
    assert tried > 100


def test_the_page_knows_every_function_and_keeps_every_promise(
    golden: Golden, missing: execute.Missing
) -> None:
    names = [spelled(row) for row in rows()]
    if golden.update and list(cells_of_the_page()) != names:
        execute.plane_of("webgpu", missing)
        accuracy.main()
    found = cells_of_the_page()
    assert list(found) == names, "run: python -m tests.ops.accuracy"
    for row in rows():
        match = found[spelled(row)]
        limits = [row.ulp[name] for name in TYPES]
        assert [float(number) for number in match["promised"].split("/")] == limits
        cells = match["found"].split("|")
        assert len(cells) == len(TYPES) * len(execute.DEVICES)
        for number, cell in enumerate(cells):
            assert float(cell) <= limits[number % len(TYPES)], (row.name, cell)


def cells_of_the_page() -> dict[str, re.Match[str]]:
    text = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    return {match["name"]: match for match in CELLS.finditer(text)}


@pytest.mark.parametrize("where", execute.DEVICES)
def test_a_measurement_is_what_the_page_says(where: str, missing: execute.Missing) -> None:
    """For one function; on another machine the errors may differ, but not the promise."""
    execute.plane_of(where, missing)
    row = next(row for row in rows() if row.name == "atan")
    for name in TYPES:
        assert 0.4 <= measure(row, SCALARS[name], where) <= row.ulp[name]


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


def test_every_half_in_the_domain_is_tried() -> None:
    row = next(row for row in rows() if row.name == "atan")
    assert operand_types(row, f16) == [f16]
    (numbers,) = operands(row, f16)
    assert len(set(numbers.view(np.uint16).tolist())) == 1 << 16
