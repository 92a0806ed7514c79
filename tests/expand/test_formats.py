"""Formats of run-time numbers: what Python refuses for a kind of number is refused at its line, not when it runs."""

from __future__ import annotations

import numpy as np
import pytest

from runtime import device
from transpile import CubeTypeError, cube, f32, i32, spec

FIT = (("x[0]", ".2f"), ("x[0]", "8.3e"), ("x[0]", "05"), ("n[0]", "d"), ("n[0]", "x"), ("n[0]", ".1f"),
       ("n[0] > 1", "d"), ("n[0] > 1", ".1f"), ("n.len()", "5"), ("n.len()", "X"))  # fmt: skip
MISFITS = (("x[0]", "d"), ("x[0]", "x"), ("x[0]", "05o"), ("n[0]", ".2"), ("n[0]", ".3d"), ("n.len()", ".2x"),
           ("x[0] * 2", "X"), ("n[0] > 1", ".1d"), ("literal", "d"), ("late", "d"))  # fmt: skip
STATEMENTS = (
    "print(f'a {{{}:{}}}')",
    "assert x[0] > 9.0, f'a {{{}:{}}}'",
    "print('a', f'{{{}!r:{}}}')",
)


def text_of(statement: str, number: str, how: str) -> str:
    return f"""
from transpile import *
def kernel(x: Array[f32], n: Array[i32]) -> None:
    literal = 1.5
    literal += 1.0 if n[0] > 2 else 2.0
    late = 1
    for _ in range(n.len()):
        {statement.format(number, how)}
        late += 0.5
"""


@pytest.mark.parametrize(
    ("statement", "number", "how"),
    [
        *((STATEMENTS[0], *each) for each in MISFITS),
        *((each, "x[0]", "d") for each in STATEMENTS[1:]),
    ],
)
def test_formats_of_the_other_kind(statement: str, number: str, how: str) -> None:
    kernel = cube.from_source(text_of(statement, number, how), launch=True)
    x, n = np.ones(4, "f4"), np.ones(4, "i4")
    for work in (
        lambda: kernel.launch(device("cpu").client, 1, 1, x, n),
        lambda: kernel.eager(1, 1, x, n),
        lambda: kernel.inspect("ir", spec(f32, 4), spec(i32, 4)),
    ):
        with pytest.raises(CubeTypeError, match="CUBE229") as caught:
            work()
        assert f"`{how}` is not available" in str(caught.value)
        assert "-->" in str(caught.value)


@pytest.mark.parametrize(("number", "how"), FIT)
def test_formats_that_fit(number: str, how: str, capfd: pytest.CaptureFixture[str]) -> None:
    kernel = cube.from_source(text_of(STATEMENTS[0], number, how), launch=True)
    x, n = np.ones(4, "f4"), np.full(1, 2, "i4")
    values = {"x": [1.0], "n": n}
    wanted = 1 if number == "n.len()" else eval(number, values)  # noqa: S307 (of the lists above)
    wanted = wanted if isinstance(wanted, (int, float)) else wanted.item()
    for work in (kernel.launch, kernel.eager):
        client = (device("cpu").client,) if work == kernel.launch else ()
        work(*client, 1, 1, x, n)
        assert capfd.readouterr().out == f"a {wanted:{how}}\n"
