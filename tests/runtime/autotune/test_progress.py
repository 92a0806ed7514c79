"""What a tuning says: a line on a terminal, nothing elsewhere."""

from __future__ import annotations

import io
import sys

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.autotune import Tunables
from runtime.autotune import progress as lines
from runtime.autotune.progress import line_of
from runtime.autotune.race import Racer
from tests.runtime.autotune.conftest import FakeServer
from transpile import config


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def tuned(fake: ComputeClient, server: FakeServer) -> Tunables:
    tunables = Tunables("double", client=fake, names=["x"])
    tunables.add(server.taking(2e-3), name="slow")
    tunables.add(server.taking(1e-3), name="fast")
    tunables.add(lambda x: 1 / 0, name="broken")
    tunables(np.zeros(3))
    return tunables


def test_the_line() -> None:
    racers = [Racer(name) for name in "abc"]
    assert (
        line_of("scan [n: 8] on cpu", racers, 0.0)
        == "autotune scan [n: 8] on cpu: 0/3 tried, 0.0 s"
    )
    racers[0].samples = [1.5e-5]
    racers[1].reason = "no room"
    assert (
        line_of("scan", racers, 1.25) == "autotune scan: 2/3 tried, 1 failed, best `a` 15 µs, 1.2 s"
    )


def test_a_terminal_gets_a_line_and_then_the_outcome(
    fake: ComputeClient, server: FakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(lines, "EVERY", 0.0)
    tuned(fake, server)
    text = terminal.getvalue()
    assert "\r\x1b[Kautotune double [x: float64[4]] on reference: 1/3 tried" in text
    last = text.rpartition("\r\x1b[K")[2].splitlines()
    assert last[0].startswith("autotune double on reference, x: float64[4]: fast (of 3, ")
    assert last[1:] == [
        "  slow: 2 ms, 3 samples",
        "  fast: 1 ms, 3 samples",
        "  broken: ZeroDivisionError: division by zero",
    ]


@pytest.mark.parametrize("log", ["warning", "off", "info"])
def test_elsewhere_it_is_quiet(
    log: str, fake: ComputeClient, server: FakeServer, capsys: pytest.CaptureFixture[str]
) -> None:
    with config.override(log=log):
        tuned(fake, server)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("autotune double") == (log == "info")
    assert "\r" not in err


def test_a_terminal_is_quiet_where_the_log_is_off(
    fake: ComputeClient, server: FakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with config.override(log="off"):
        tuned(fake, server)
    assert terminal.getvalue() == ""
