"""``breakpoint()`` in a kernel stops in the user's function; names, slots and helpers can be looked at."""

from __future__ import annotations

import io
import re
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, UNIT_POS, Array, Mut, cube, f32, sync_cube


@cube
def half(v: f32) -> f32:
    w = v / 2.0
    return w  # noqa: RET504 (a line to step over)


@cube(launch=True)
def stepped(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    v = x[i]
    total = v
    pair = (v, 1)
    for k in range(2):
        total += v + 1.0
        pair = (total, k)
    breakpoint()  # noqa: T100
    out[i] = half(total) + pair[0]


Session = Callable[[str], list[str]]


@pytest.fixture
def session(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Session:
    """Run unit 2 with these commands to pdb; return what it printed after each prompt."""
    monkeypatch.setattr(sys, "breakpointhook", sys.__breakpointhook__)
    monkeypatch.delenv("PYTHONBREAKPOINT", raising=False)

    def run(commands: str) -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(commands.split(";")) + "\n"))
        out = np.zeros(4, "f4")
        trace = sys.gettrace()
        try:
            stepped.eager(1, 4, np.arange(4, dtype="f4"), out, unit=((0, 0, 0), (2, 0, 0)))
        finally:
            sys.settrace(trace)
        assert out.tolist() == [0, 0, 12, 0]
        return [part.strip() for part in re.split(r"\(Pdb\) ", capsys.readouterr().out)]

    return run


def test_it_stops_after_the_breakpoint_and_shows_numbers(session: Session) -> None:
    stop, *shown = session("p i;p v;p v * 2;p total;p pair;continue")
    assert stop.splitlines()[0].endswith("stepped()")
    assert stop.splitlines()[1] == "-> out[i] = half(total) + pair[0]"
    assert shown[:5] == ["index(2)", "f32(2.0)", "f32(4.0)", "f32(8.0)", "(f32(8.0), i32(1))"]


def test_step_goes_into_helpers_and_passes_over_the_packages(session: Session) -> None:
    _, called, *lines, _ = session("step;step;step;p w;continue")
    assert "half()" in called
    assert [line.splitlines()[-1] for line in lines] == [
        "-> w = v / 2.0",
        "-> return w  # noqa: RET504 (a line to step over)",
        "f32(4.0)",
    ]


def test_from_one_unit_it_goes_to_the_next(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not to what is ours between them."""
    monkeypatch.setattr(sys, "breakpointhook", sys.__breakpointhook__)
    monkeypatch.delenv("PYTHONBREAKPOINT", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("next\n" * 3 + "continue\n" * 2))
    trace = sys.gettrace()
    try:
        stepped.eager(1, 2, np.zeros(2, "f4"), np.zeros(2, "f4"))
    finally:
        sys.settrace(trace)
    shown = re.split(r"\(Pdb\) ", capsys.readouterr().out)[:-1]
    assert [re.search(r"\)(\w+)\(\)", text)[1] for text in shown] == ["stepped"] * len(shown)  # type: ignore[index]


def test_a_hook_of_its_own_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []
    monkeypatch.setattr(sys, "breakpointhook", lambda *args: calls.append(args))
    stepped.eager(1, 2, np.zeros(2, "f4"), np.zeros(2, "f4"))
    assert calls == [(), ()]  # each unit once, and not while the kernel is expanded


@pytest.mark.parametrize("where", ["reference", "cpu"])
def test_a_launch_passes_over_it(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "breakpointhook", lambda: pytest.fail("stopped"))
    out = np.zeros(4, "f4")
    stepped.launch(device(where).client, 1, 4, np.arange(4, dtype="f4"), out)
    assert out.tolist() == [3.0, 7.5, 12.0, 16.5]


@cube
def rarely(v):
    if v > 100.0:
        return v
    return v * 2.0


@cube(launch=True)
def branching(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = UNIT_POS
    sync_cube()
    if x[i] > 0.0:
        out[i] = rarely(x[i])
    elif x[i] < -50.0:
        out[i] = 7.0
    else:
        out[i] = -1.0
    for k in range(3):
        if k == 7:
            out[i] = 0.0


NOT_REACHED = {"return v", "out[i] = 7.0", "out[i] = 0.0"}


def seen_by(frame: FrameType, lines: set[int]) -> Any:
    """A tool for coverage: take the lines of this file."""
    if frame.f_code.co_filename != __file__:
        return None

    def local(frame: FrameType, event: str, _: object) -> Any:
        if event == "line":
            lines.add(frame.f_lineno)
        return local

    return local


def _text(lines: set[int]) -> set[str]:
    everything = Path(__file__).read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(everything, 1) if line == "def rarely(v):")
    return {everything[n - 1].strip() for n in lines if n >= start}


@pytest.mark.parametrize("unit", [None, 3])
def test_only_lines_that_ran_are_seen(unit: int | None) -> None:
    """The expansion that comes first goes through both arms of every ``if``; no tool sees it."""
    lines: set[int] = set()
    x, out = np.array([1, -3, 6, 10], "f4"), np.zeros(4, "f4")
    trace = sys.gettrace()
    threading.settrace(lambda frame, event, argument: seen_by(frame, lines))
    sys.settrace(lambda frame, event, argument: seen_by(frame, lines))
    try:
        if unit is None:
            branching.eager(1, 4, x, out)
        else:
            branching.debug(1, 4, x, out, unit=unit)
    finally:
        sys.settrace(trace)
        threading.settrace(None)  # type: ignore[arg-type]
    assert out.tolist() == [2.0, -1.0, 12.0, 20.0]
    found = _text(lines)
    assert {"i = UNIT_POS", "out[i] = rarely(x[i])", "return v * 2.0", "if k == 7:"} <= found
    assert not found & NOT_REACHED


@pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="PEP 669 is of Python 3.12")
def test_tools_that_monitor_see_what_ran_only() -> None:
    monitoring = sys.monitoring  # type: ignore[attr-defined, unused-ignore]
    tool, lines = 3, set()
    monitoring.use_tool_id(tool, "test")
    monitoring.register_callback(
        tool,
        monitoring.events.LINE,
        lambda code, line: lines.add(line) if code.co_filename == __file__ else None,
    )
    monitoring.set_events(tool, monitoring.events.LINE)
    try:
        branching.eager(1, 2, np.array([1, -3], "f4"), np.zeros(2, "f4"))
    finally:
        monitoring.set_events(tool, 0)
        monitoring.free_tool_id(tool)
    found = _text(lines)
    assert {"out[i] = rarely(x[i])", "return v * 2.0"} <= found
    assert not found & NOT_REACHED
