"""NumPy's validation vectors: every function keeps its promise on every device, outside the domain of samples too."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.ops import execute, umath
from tests.ops.accuracy import error
from tests.ops.kernels import source
from transpile.ir.types import SCALARS
from transpile.ops.capabilities import REFERENCE
from transpile.ops.row import Row
from transpile.ops.support import support
from transpile.ops.table import TABLE

NAMES = """
    arccos arccosh arcsin arcsinh arctan arctanh cbrt cos cosh exp exp2 expm1 log log10 log1p log2 sin sinh tan tanh
""".split()
"""NumPy's functions with vectors, which are rows of the table."""
ROWS = {umath.function_of(row): row for row in TABLE.values()}
WHERE = {"reference": REFERENCE, **execute.DEVICES}


@pytest.fixture
def data(missing: execute.Missing) -> Path:
    return umath.folder() or missing("this NumPy is installed without its tests and their vectors")


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("name", NAMES)
def test_vectors(name: str, where: str, data: Path, missing: execute.Missing) -> None:
    plane = 32 if where == "reference" else execute.plane_of(where, missing)
    row = ROWS[name]
    tried = {}
    for type_name, (numbers, wanted) in umath.vectors(umath.path_of(row, data)).items():
        if support(row, WHERE[where], SCALARS[type_name]).is_there:
            got = results(row, type_name, where, numbers, plane)
            # What is wanted is rounded, by up to a half.
            found = problems(numbers, got, wanted, type_name, row.ulp[type_name] + 0.5)
            assert not found, "\n".join(found[:20])
            tried[type_name] = len(numbers)
    assert tried.get("f32", 0) > 100
    assert ("f64" in tried) == (where in ("reference", "cpu", "vulkan"))


def results(row: Row, type_name: str, where: str, numbers: umath.Array, plane: int) -> umath.Array:
    """Run the row's kernel on the numbers."""
    padded = np.concatenate([numbers, np.ones(-len(numbers) % 64, numbers.dtype)])
    kernel = source(row, SCALARS[type_name]).build()
    launch = kernel, [padded, np.zeros_like(padded)], (len(padded) // 64, 1, 1), (64, 1, 1)
    if where == "reference":
        return execute.reference(*launch, plane)[-1][: len(numbers)]
    return execute.execute(where, *launch)[-1][: len(numbers)]


def problems(
    numbers: umath.Array, got: umath.Array, wanted: umath.Array, type_name: str, allowed: float
) -> list[str]:
    """Describe the results that are too far off; zeros keep their sign."""
    found = []
    with np.errstate(invalid="ignore"):  # signalling NaNs
        wide = got.astype(np.float64), wanted.astype(np.float64)
    for place, (x, a, b) in enumerate(zip(numbers, got, wanted, strict=True)):
        pair = (array[place : place + 1] for array in wide)
        far = error(*pair, SCALARS[type_name])
        if far > allowed or (a == b == 0.0 and np.signbit(a) != np.signbit(b)):
            found.append(f"{type_name} of {x.item().hex()}: got {a}, expected {b}, {far} ulp")
    return found


def test_every_file_of_a_row_is_read(data: Path) -> None:
    found = {path.stem.rpartition("-")[2] for path in data.glob("umath-validation-set-*.csv")}
    assert found & set(ROWS) == set(NAMES)


def test_a_wrong_result_is_found() -> None:
    one = np.ones(1, np.float32)
    assert problems(one, one, one, "f32", 1.0) == []
    assert problems(one, one + np.float32(2.0**-21), one, "f32", 1.0) != []
    assert problems(one, -0.0 * one, 0.0 * one, "f32", 1.0) != []
    assert problems(one, np.nan * one, one, "f32", 1.0) != []
