"""A constant index that no i32 holds: its guard is false, and the text compiles all the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from tests.devices import dawn_device
from transpile import Array, Mut, cube, i32, spec, u32


@cube(launch=True)
def far(x: Array[i32], out: Mut[Array[i32]]) -> None:
    out[0] = x[u32(4294967294)] + 5


@pytest.mark.parametrize(
    ("target", "index"),
    [("cuda", "4294967294u"), ("hip", "4294967294u"), ("metal", "4294967294u"), ("wgsl", "0")],
)
def test_the_index_has_a_type(target: str, index: str) -> None:
    """In WGSL nothing lies so far, and naga refuses the number: the guard beside it is false."""
    text = str(far.inspect(target, spec(i32, 4), spec(i32, 4)))
    assert f"x[{index}]" in text
    assert "4294967294u" in text


def test_it_runs_through_dawn(missing: Callable[[str], NoReturn]) -> None:
    dawn_device.require(missing)
    out = np.zeros(4, np.int32)
    far.launch(dawn_device.client(), 1, 1, np.ones(4, np.int32), out)
    assert out[0] == 5
