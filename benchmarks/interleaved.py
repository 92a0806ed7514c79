"""Time several ways to do one thing in turns, so that a disturbance hits all of them alike.

The threads of OpenMP and of OpenBLAS spin for some 15 to 30 ms after their work, in the hope of
more. Whoever comes next would share the CPUs with them and pay for their processor time, so every
run begins when the process is at rest.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Timing:
    """Seconds of one candidate: wall clock, and processor time over all threads."""

    median: float
    best: float
    processor: float
    """The least of the rounds; unlike the clock it hardly depends on what else runs."""


PAUSE = 40e-3
"""Seconds between two runs, alike for all: caches cool and CPUs go to sleep while nobody works."""


def rest() -> None:
    """Wait until this process uses less than a hundredth of one CPU, half a second at most."""
    for _ in range(12):
        used = time.process_time()
        time.sleep(PAUSE)
        if time.process_time() - used < PAUSE / 100:
            return


def interleaved(
    candidates: Mapping[str, Callable[[], object]], rounds: int = 15
) -> dict[str, Timing]:
    """Run every candidate once to warm up, then all of them in turns."""
    walls: dict[str, list[float]] = {name: [] for name in candidates}
    busy: dict[str, list[float]] = {name: [] for name in candidates}
    for call in candidates.values():
        call()
    for _ in range(rounds):
        for name, call in candidates.items():
            rest()
            start, used = time.perf_counter(), time.process_time()
            call()
            busy[name].append(time.process_time() - used)
            walls[name].append(time.perf_counter() - start)
    return {
        name: Timing(statistics.median(walls[name]), min(walls[name]), min(busy[name]))
        for name in candidates
    }


def table(title: str, timings: Mapping[str, Timing], own: str, note: str = "") -> str:
    """Return lines for people: every candidate, and how many times longer than `own` it takes."""
    lines = [f"{title}{'  (' + note + ')' if note else ''}"]
    for name, timing in timings.items():
        ratio = timing.median / timings[own].median
        used = timing.processor / timings[own].processor
        lines.append(
            f"  {name:<28} median {1e3 * timing.median:8.2f} ms   best {1e3 * timing.best:8.2f} ms   "
            f"processor {1e3 * timing.processor:8.2f} ms   x{ratio:.2f} ({used:.2f})"
        )
    return "\n".join(lines)
