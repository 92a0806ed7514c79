"""A helper that returns early gives its value through a slot, which all that follows can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from runtime import device
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import UNIT_POS, Array, Mut, cube, f32, spec
from transpile.ir.parser import parse_kernel
from transpile.ir.verify import verify
from transpile.ops.table import TABLE


@cube
def step(x: f32) -> f32:
    """More early returns than targets nest: what comes before them is inside of one trip of a loop."""
    v = x * 2.0
    if v < 1.0:
        return v
    if v < 2.0:
        return v * 2.0
    if v < 3.0:
        return v * 3.0
    if v < 4.0:
        return v * 4.0
    if v < 5.0:
        return v * 5.0
    if v < 6.0:
        return v * 6.0
    if v < 7.0:
        return v * 7.0
    if v < 8.0:
        return v * 8.0
    if v < 9.0:
        return v * 9.0
    if v < 10.0:
        return v * 10.0
    return v - 10.0


@cube(launch=True)
def stepped(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[UNIT_POS] = step(x[UNIT_POS]) + 1.0


@pytest.mark.parametrize("name", ["reference", "cpu", "vulkan", "webgpu"])
def test_result_after_many_returns(name: str, missing: Callable[[str], NoReturn]) -> None:
    found = probe(name)
    if isinstance(found, Absent):
        missing(f"no device `{name}`: {found.reason}")
    x = np.linspace(-1.0, 7.0, 64, dtype=np.float32)
    out = np.zeros(64, np.float32)
    stepped.launch(device(name).client, 1, 64, x, out)
    v = x * np.float32(2.0)
    scale = np.clip(np.floor(v) + 1, 1, 10)
    np.testing.assert_array_equal(out, np.where(v < 10, v * scale, v - 10) + 1)


@pytest.mark.parametrize("target", ["cuda", "hip", "metal"])
def test_the_slot_is_declared_outside_of_the_trip(target: str) -> None:
    lines = str(stepped.inspect(target, spec(f32, 64), spec(f32, 64), cube_dim=64)).splitlines()
    declared = next(n for n, line in enumerate(lines) if "float step_result;" in line)
    assert declared < next(n for n, line in enumerate(lines) if "while (true)" in line)


def test_the_result_is_visible_after_the_block() -> None:
    verify(parse_kernel(str(stepped.inspect("ir", spec(f32, 64), spec(f32, 64)))), TABLE)
