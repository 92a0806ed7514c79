"""The race of candidates: rounds of one sample each, in which losers drop out until one is left or the time is up.

    race(racers, course) -> why it ended

Every racer is entered first: prepared, run once (which compiles it) and checked; one that fails there has its reason.
Then rounds follow, in an order that is drawn anew for each, so that a disturbance hits all of them alike.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from math import ceil
from statistics import median

from runtime.autotune.levels import HOPELESS, Level
from transpile.diagnose.record import Record

MOST_CALLS = 10_000
WAITED_SHARE = 0.05
"""A sample takes at most the inverse of this times its least time, by the clock on the wall."""


class Refused(Exception):
    """Why a candidate is out."""


class Racer:
    """One candidate in a race."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.samples: list[float] = []
        """Seconds of a call."""
        self.calls = 1
        """In a sample."""
        self.reason: str | None = None
        """Why it is out, if it can't be used."""
        self.is_lost = False
        """Whether it dropped out as too slow; it works, though."""

    @property
    def is_running(self) -> bool:
        return self.reason is None and not self.is_lost and bool(self.samples)

    @property
    def works(self) -> bool:
        return self.reason is None and bool(self.samples)

    @property
    def median(self) -> float:
        return median(self.samples)


class Course(Record):
    """What a race asks of the world."""

    enter: Callable[[Racer], None]
    """Prepare a racer and run it once; raises `Refused`."""
    measure: Callable[[Racer], float]
    """Return the seconds of one sample, for all of its calls; raises `Refused`."""
    level: Level
    random: random.Random
    deadline: float
    target: float | None
    """Seconds of a call that are as good as it gets."""
    progress: Callable[[Sequence[Racer]], None]
    repeats: bool = True
    """Whether work may be repeated within a sample."""
    now: Callable[[], float] = time.perf_counter

    @property
    def is_over_time(self) -> bool:
        return self.now() >= self.deadline


def race(racers: Sequence[Racer], course: Course) -> str:
    """Run the race; afterwards each racer has samples or a reason. Return why it ended."""
    for racer in racers:
        if course.is_over_time and any(other.works for other in racers):
            racer.reason = "not tried: the time was up"
            continue
        try:
            _enter(racer, racers, course)
        except Refused as refused:
            racer.reason = str(refused)
        course.progress(racers)
        if racer.is_running and _is_at_ceiling(racer, course):
            for other in racers:
                if other.reason is None and not other.samples:
                    other.reason = f"not tried: `{racer.name}` is at the device's ceiling"
            return "ceiling"
    return _rounds(racers, course)


def _enter(racer: Racer, racers: Sequence[Racer], course: Course) -> None:
    course.enter(racer)
    # The run that compiled says nothing; this one decides how many make a sample.
    start = course.now()
    first = course.measure(racer)
    waited = course.now() - start
    best = min((min(other.samples) for other in racers if other.samples), default=None)
    racer.samples.append(first)
    if best is not None and first > HOPELESS * best:
        racer.is_lost = True
        return
    if course.repeats and first < course.level.sample:
        # The device's clock may see less of a call than the one who waits for it.
        calls = course.level.sample / max(first, WAITED_SHARE * waited, 1e-9)
        racer.calls = min(ceil(calls), MOST_CALLS)
        racer.samples[:] = [_sample(racer, course)]


def _sample(racer: Racer, course: Course) -> float:
    return course.measure(racer) / racer.calls


def _is_at_ceiling(racer: Racer, course: Course) -> bool:
    """Tell whether a racer is as fast as the device can be; more samples than one must say so."""
    if course.target is None or racer.median > course.target:
        return False
    try:
        while len(racer.samples) < max(3, course.level.samples[0]):
            racer.samples.append(_sample(racer, course))
    except Refused as refused:
        racer.reason = str(refused)
        return False
    return racer.median <= course.target


def _rounds(racers: Sequence[Racer], course: Course) -> str:
    least, most = course.level.samples
    while True:
        running = [racer for racer in racers if racer.is_running]
        if not running:
            return "nothing works"
        taken = min(len(racer.samples) for racer in running)
        if taken >= least:
            best = min(racer.median for racer in running)
            for racer in running:
                racer.is_lost = racer.median > course.level.factor * best
            running = [racer for racer in running if not racer.is_lost]
        if len(running) == 1 and taken >= least:
            return "one is left"
        if taken >= most:
            return "enough samples"
        order = list(running)
        course.random.shuffle(order)
        for racer in order:
            if course.is_over_time:
                return "time is up"
            try:
                racer.samples.append(_sample(racer, course))
            except Refused as refused:
                racer.reason = str(refused)
            course.progress(racers)


def winner(racers: Sequence[Racer]) -> Racer | None:
    """Return the fastest that works; of equals, the first."""
    return min(
        (racer for racer in racers if racer.works), key=lambda racer: racer.median, default=None
    )
