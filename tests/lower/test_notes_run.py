"""The C++ texts of kernels that note something, run by g++: what they write to the buffer reads as it should."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from runtime.notes import empty_buffer, read_notes
from tests.lower import emulated
from transpile import (
    ABSOLUTE_POS,
    UNIT_POS,
    Array,
    Mut,
    SharedMemory,
    Tensor,
    cube,
    f16,
    f32,
    i32,
    i64,
    spec,
    sync_cube,
)
from transpile.ops.capabilities import PROFILES, Platform

TARGETS: tuple[Platform, ...] = ("cuda", "hip", "metal")


@cube(launch=True)
def shifted(x: Tensor[f32], y: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    y[i] = x[1, i32(i) - 1]


@cube(launch=True)
def quotients(x: Array[i32], y: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](8)
    tile[UNIT_POS] = f32(12 // x[UNIT_POS])
    sync_cube()
    y[UNIT_POS] = tile[UNIT_POS + 4]


@cube(launch=True)
def says(x: Array[f16], y: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    assert x[i] < 2.0, f"too large: {x[i]} at {i}, {i64(i) - 4}, {x[i] != x[i]}"
    print("half", i, x[i], i32(i) - 2)
    y[i] = f32(x[i])


CASES = {
    "shifted": (shifted, [np.arange(8, dtype="f4").reshape(2, 4), np.zeros(4, "f4")]),
    "quotients": (quotients, [np.array([1, 2, 3, 0], "i4"), np.zeros(4, "f4")]),
    "says": (says, [np.array([0.5, 1, 1.5, 3], "f2"), np.zeros(4, "f4")]),
}


@pytest.mark.parametrize("target", TARGETS)
def test_notes(target: Platform, tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    if emulated.compiler() is None:
        missing("g++ is not installed")
    artifacts = {
        name: kernel.artifact(
            PROFILES[target],
            *[spec(a.dtype, a.shape) for a in args],
            cube_dim=4,
            validate=True,
        )
        for name, (kernel, args) in CASES.items()
    }
    program = emulated.build(artifacts, target, tmp_path)
    reports, written = {}, {}
    for name, (_, args) in CASES.items():
        notes = artifacts[name].kernel.notes
        passed = [*[a.copy() for a in args], empty_buffer(notes)]
        memories = emulated.execute(program, name, artifacts[name], passed, 1)
        reports[name], written[name] = read_notes(memories[-1], notes), memories[1]
    failures = {
        name: str(report.failure and report.failure.error()) for name, report in reports.items()
    }
    assert "a read of `x` at [1, -1], outside its shape (2, 4)" in failures["shifted"]
    assert "in the unit (0, 0, 0)" in failures["shifted"]
    assert written["shifted"].tolist() == [0, 4, 5, 6]
    assert "`//` divides by zero" in failures["quotients"]
    assert "in the unit (3, 0, 0)" in failures["quotients"]
    assert np.isnan(written["quotients"]).all()
    assert "too large: 3.0 at 3, -1, False" in failures["says"]
    assert sorted(reports["says"].printed) == [
        "half 0 0.5 -2",
        "half 1 1.0 -1",
        "half 2 1.5 0",
        "half 3 3.0 1",
    ]
