"""A function that is named as a statement and not called would do nothing in silence: a barrier would be missing."""

from __future__ import annotations

import numpy as np
import pytest

from transpile import CubeTypeError, cube

TEXT = """
from transpile import *
import math

@cube
def helper():
    return 1

def plain():
    return 1

def kernel(x: Mut[Tensor[f32]], counts: Mut[Array[Atomic[u32]]]) -> None:
    tile = SharedMemory[f32](4)
    def nested():
        return 1
    v = x[0]
    {}
    tile[0] = v
"""
FUNCTIONS = ("sync_cube", "x.len", "x.shape", "helper", "plain", "nested", "counts[0].load", "math.sqrt", "print",
             "terminate")  # fmt: skip
OTHERS = (
    "x",
    "v",
    "x.dtype",
    "UNIT_POS",
    "tile",
    "f32",
    "math.pi",
    "...",
    "None",
    "Array",
    "target.name",
    "counts[0]",
)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_that_is_not_called(name: str) -> None:
    kernel = cube.from_source(TEXT.format(name), launch=True)
    x, counts = np.ones(4, "f4"), np.zeros(4, "u4")
    for work in (kernel.eager, kernel.inspect):
        geometry = (1, 1) if work == kernel.eager else ("ir",)
        with pytest.raises(CubeTypeError, match="CUBE163") as caught:
            work(*geometry, x, counts)
        assert f"help: write the parentheses: `{name}()`" in str(caught.value)


@pytest.mark.parametrize("name", OTHERS)
def test_other_names_may_stand_alone(name: str) -> None:
    kernel = cube.from_source(TEXT.format(name), launch=True)
    kernel.inspect("ir", np.ones(4, "f4"), np.zeros(4, "u4"))
    kernel.eager(1, 1, np.ones(4, "f4"), np.zeros(4, "u4"))
