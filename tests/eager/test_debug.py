"""``kernel.debug``: one unit to look at, the others of its cube behind it."""

from __future__ import annotations

import io
import re
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import numpy as np
import pytest

from transpile import (
    ABSOLUTE_POS,
    CUBE_DIM,
    CUBE_POS_X,
    PLANE_DIM,
    UNIT_POS,
    UNIT_POS_X,
    Array,
    Mut,
    SharedMemory,
    cube,
    f32,
    plane_sum,
    sync_cube,
)
from transpile.diagnose.diagnostic import CubeError


@cube
def half(v: f32) -> f32:
    return v / 2.0


@cube(launch=True)
def shifted(x: Array[f32], out: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](4)
    i = UNIT_POS
    tile[i] = x[ABSOLUTE_POS]
    sync_cube()
    left = tile[(i + 3) % 4]
    total = plane_sum(left)
    breakpoint()  # noqa: T100
    print(f"unit {i}: {left}")
    out[ABSOLUTE_POS] = half(left) + total


@cube(launch=True)
def plain(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    v = x[i]
    while v > 1.0:
        v = half(v)
    out[i] = v


@cube(launch=True)
def watched(x: Array[f32], out: Mut[Array[f32]]) -> None:
    out[CUBE_POS_X * CUBE_DIM + UNIT_POS_X] = x[ABSOLUTE_POS]


Session = Callable[..., list[str]]


@pytest.fixture
def session(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Session:
    """Type commands to pdb; return what it printed after each prompt."""
    monkeypatch.setattr(sys, "breakpointhook", sys.__breakpointhook__)
    monkeypatch.delenv("PYTHONBREAKPOINT", raising=False)

    def run(commands: str, kernel: Any, *args: Any, **options: Any) -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(commands.split(";")) + "\n"))
        trace = sys.gettrace()
        try:
            kernel.debug(2, 4, *args, **options)
        finally:
            sys.settrace(trace)
        return [part.strip() for part in re.split(r"\(Pdb\) ", capsys.readouterr().out)]

    return run


X = np.arange(8, dtype="f4")


@pytest.mark.parametrize("unit", [6, ((1, 0, 0), (2, 0, 0))])
def test_it_stops_in_one_unit_whose_cube_runs(session: Session, unit: Any) -> None:
    out = np.zeros(8, "f4")
    stop, i, left, total, rest = session(
        "p i;p left;p total;continue", shifted, X, out, unit=unit, plane=4
    )
    assert "shifted()" in stop
    assert "print(f" in stop.splitlines()[-1]
    assert (i, left, total) == ("u32(2)", "f32(5.0)", "f32(22.0)")
    assert rest == "unit 2: 5.0"
    assert out.tolist() == [0, 0, 0, 0, 25.5, 24, 24.5, 25]


def test_names_of_the_language_have_the_values_of_the_unit(session: Session) -> None:
    commands = "p UNIT_POS_X;p ABSOLUTE_POS, CUBE_DIM;p UNIT_POS_X * 2 + CUBE_POS_X;p CUBE_POS_X < UNIT_POS_X;continue"
    found = session(commands, watched, X, np.zeros(8, "f4"), unit=6, stop=True)
    assert found[1:5] == ["u32(2)", "(index(6), u32(4))", "u32(5)", "bool_(True)"]
    assert repr(UNIT_POS_X) == "UNIT_POS_X"
    with pytest.raises(CubeError, match="CUBE183"):
        UNIT_POS_X + 1


def test_a_unit_without_company_runs_alone(session: Session) -> None:
    out = np.zeros(8, "f4")
    found = session("p i;next;next;p v;step;step;p v;continue", plain, X, out, unit=5, stop=True)
    assert "-> i = ABSOLUTE_POS" in found[0]
    assert found[1].startswith("*** NameError")
    assert "-> while v > 1.0" in found[3]
    assert found[4] == "f32(5.0)"
    assert out.tolist() == [0, 0, 0, 0, 0, 0.625, 0, 0]


def test_leaving_the_debugger_ends_the_run(session: Session) -> None:
    out = np.zeros(8, "f4")
    assert len(session("p left;q", shifted, X, out, unit=1)) == 3
    assert out[1] == 0
    assert threading.active_count() < 10


def test_it_runs_in_the_callers_thread_and_shows_its_lines() -> None:
    lines: set[int] = set()
    code = shifted.function.__code__

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename == code.co_filename and frame.f_code.co_name in (
            "shifted",
            "half",
        ):
            if event == "line":
                lines.add(frame.f_lineno)
            return trace
        return trace

    before, hook = sys.gettrace(), sys.breakpointhook
    sys.breakpointhook = lambda *args, **kwargs: None
    sys.settrace(trace)
    try:
        shifted.debug(2, 4, X, np.zeros(8, "f4"), unit=3)
    finally:
        sys.settrace(before)
        sys.breakpointhook = hook
    first = code.co_firstlineno
    assert {first + n for n in range(2, 11)} <= lines
    assert half.function.__code__.co_firstlineno + 2 in lines


@pytest.mark.parametrize("unit", [8, -1, "x", (0,), ((2, 0, 0), 0)])
def test_a_unit_that_is_not_there(unit: Any) -> None:
    with pytest.raises(CubeError):
        plain.debug(2, 4, X, np.zeros(8, "f4"), unit=unit)


@cube(launch=True)
def placed(out: Mut[Array[f32]]) -> None:
    print(ABSOLUTE_POS, PLANE_DIM)
    out[ABSOLUTE_POS] = 1.0


def test_the_position_in_a_grid_of_two_dimensions(capsys: pytest.CaptureFixture[str]) -> None:
    for unit in range(24):
        out = np.zeros(24, "f4")
        placed.debug((2, 3), (2, 2), out, unit=unit, plane=1)
        assert np.flatnonzero(out).tolist() == [unit]
    assert capsys.readouterr().out.split() == [t for n in range(24) for t in (str(n), "1")]
