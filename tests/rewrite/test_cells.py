"""Notebooks: a cell that is run again, with the same name or another, defines functions and lambdas anew."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import transpile
from runtime import device

KERNEL = """\
@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    out[i] = {}
"""


@pytest.fixture
def cell() -> Iterator[Callable[[int, str], list[float]]]:
    """Run a cell and then the kernel; return what the kernel gives for 0, 1, 2."""
    names: dict[str, Any] = {n: v for n, v in vars(transpile).items() if not n.startswith("_")}
    used: set[str] = set()

    def run(number: int, text: str) -> list[float]:
        name = f"<ipython-input-{number}>"
        used.add(name)
        linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
        exec(compile(text, name, "exec"), names)
        if "kernel" not in names:
            return []
        out = np.zeros(3, "f4")
        names["kernel"].launch(device("reference").client, 1, 3, np.arange(3, dtype="f4"), out)
        found: list[float] = out.tolist()
        return found

    yield run
    for name in used:
        linecache.cache.pop(name, None)


def test_cells_that_are_run_again(cell: Callable[[int, str], list[float]]) -> None:
    cell(1, "def helper(v):\n    return v + 1.0\nfactor = 2.0\nscaled = lambda v: v * factor\n")
    assert cell(2, KERNEL.format("scaled(helper(x[i]))")) == [2, 4, 6]
    assert cell(3, "def helper(v):\n    return v + 10.0\n") == [20, 22, 24]
    assert cell(4, "factor = 3.0") == [30, 33, 36]
    assert cell(5, "scaled = lambda v: v - factor") == [7, 8, 9]
    assert cell(6, KERNEL.format("helper(x[i]) * 0.0 + 1.0")) == [1, 1, 1]
    # The same names again, with other texts.
    assert cell(2, KERNEL.format("scaled(x[i])")) == [-3, -2, -1]
    assert cell(5, "\nscaled = [lambda v: v, lambda v: v + 100.0][1]") == [100, 101, 102]
    assert cell(1, "def helper(v):\n    return v\nscaled = lambda v: helper(v) * 7.0\n") == [
        0,
        7,
        14,
    ]


def test_two_kernels_of_one_name(cell: Callable[[int, str], list[float]]) -> None:
    cell(1, KERNEL.format("x[i] + 1.0") + "first = kernel\n")
    assert cell(2, KERNEL.format("x[i] + 2.0")) == [2, 3, 4]
    assert cell(3, "second, kernel = kernel, first") == [1, 2, 3]
    assert cell(4, "kernel = second") == [2, 3, 4]
