"""``breakpoint()`` in a kernel stops in the user's function; names, slots and helpers can be looked at."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import device
from transpile import ABSOLUTE_POS, Array, Mut, cube, f32


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
