"""What a tuning says while it runs: one line on a terminal that is written over, and nothing anywhere else."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from runtime.autotune.race import Racer, winner
from runtime.bench.timing import seconds
from transpile.config import settings

EVERY = 0.1
"""Seconds between two lines."""


class Progress:
    """The line of one tuning."""

    def __init__(self, title: str, stream: TextIO | None = None) -> None:
        self._title = title
        self._stream = sys.stderr if stream is None else stream
        self._start = time.perf_counter()
        self._last = 0.0
        self._is_shown = is_terminal(self._stream) and settings.log not in ("off", "error")

    def __call__(self, racers: Sequence[Racer]) -> None:
        now = time.perf_counter()
        if not self._is_shown or now - self._last < EVERY:
            return
        self._last = now
        self._write(line_of(self._title, racers, now - self._start))

    def finish(self, text: str) -> None:
        """Wipe the line, and say what was found."""
        if self._is_shown:
            self._write("")
            print(text, file=self._stream)
        elif settings.log in ("info", "debug"):
            print(text, file=self._stream)

    def abandon(self) -> None:
        if self._is_shown:
            self._write("")

    def _write(self, text: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        self._stream.write("\r\x1b[K" + text[:width])
        self._stream.flush()


def line_of(title: str, racers: Sequence[Racer], elapsed: float) -> str:
    """Return the line: how many were tried and failed, the best so far, and how long it takes."""
    tried = sum(bool(racer.samples) or racer.reason is not None for racer in racers)
    failed = sum(racer.reason is not None for racer in racers)
    best = winner(racers)
    text = f"autotune {title}: {tried}/{len(racers)} tried"
    if failed:
        text += f", {failed} failed"
    if best is not None:
        text += f", best `{best.name}` {seconds(best.median)}"
    return f"{text}, {elapsed:.1f} s"


def is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):  # a stand-in, or closed
        return False
