"""The time of a piece of work: enough samples for a median, each after the caches were emptied.

    bench(work, client=client) -> Timing(samples, clock)

A device with a clock of its own measures between two of its events; elsewhere the host's clock does, launches and
waiting included. Short work is repeated within a sample when the caches are left alone, so that no clock is too coarse.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from typing import Any

from runtime.bench.caches import CacheFlush
from runtime.client import WORK, ComputeClient, client_of
from runtime.devices import Device
from transpile.diagnose import given
from transpile.diagnose.record import Record

Work = Callable[[], object]
FINE = 1e-3
"""Seconds from which on a sample is long enough for either clock, and for what the first launch in it waits for."""
MOST_CALLS = 10_000
SECONDS = "a number of seconds, 0 or more"


class Timing(Record, frozen=True):
    """What was measured."""

    samples: tuple[float, ...]
    """Seconds of one call, in the order in which they were taken."""
    clock: str
    """``device`` or ``host``."""

    @property
    def median(self) -> float:
        return self.quantile(0.5)

    @property
    def best(self) -> float:
        return min(self.samples)

    @property
    def mean(self) -> float:
        return sum(self.samples) / len(self.samples)

    def quantile(self, share: float) -> float:
        """Return the time that `share` of the samples stay below, interpolated between two of them.

        Raises:
            CubeUsageError: `share` is not between 0 and 1.
        """
        share = given.real("quantile", "share", share, "a number between 0 and 1", most=1)
        found = sorted(self.samples)
        place = share * (len(found) - 1)
        low = int(place)
        high = min(low + 1, len(found) - 1)
        return found[low] + (found[high] - found[low]) * (place - low)

    def __str__(self) -> str:
        low, high = seconds(self.quantile(0.1)), seconds(self.quantile(0.9))
        return (
            f"{seconds(self.median)} (80 % within {low} and {high}; "
            f"{len(self.samples)} samples, {self.clock} clock)"
        )


def bench(
    work: Work,
    *,
    client: ComputeClient | Device | str | None = None,
    budget: float = 0.2,
    samples: tuple[int, int] = (5, 1000),
    flush: bool = True,
) -> Timing:
    """Measure how long `work` takes.

    Args:
        work: launches something; it takes no arguments.
        client: of the device that `work` launches on, or that device or its name; the default device's if not given.
        budget: seconds that the measurement may take, after a first call that warms up.
        samples: the least and the most samples to take; the least are taken whatever they cost.
        flush: whether the caches are emptied before each sample. Without, short work is repeated within a sample.

    Raises:
        CubeUsageError: an argument makes no sense.
    """
    given.called("bench", "work", work, WORK)
    budget = given.real("bench", "budget", budget, SECONDS)
    least, most = _bounds(samples)
    flush = given.flag("bench", "flush", flush)
    client = client_of("bench", client)
    given.calling("bench", "work", work)
    client.sync()
    empty: Work | None = CacheFlush(client) if flush else None
    calls = 1 if flush else calls_per_sample(client, work)
    found: list[float] = []
    end = time.perf_counter() + budget
    while len(found) < least or (len(found) < most and time.perf_counter() < end):
        if empty is not None:
            empty()
        found.append(client.timed(repeated(work, calls)) / calls)
    return Timing(tuple(found), client.clock)


def _bounds(samples: Any) -> tuple[int, int]:
    """Return the least and the most samples to take."""
    wants = "the least and the most samples, such as `(5, 1000)`"
    found = given.sizes("bench", "samples", samples, least=None, wants=wants)
    if len(found) != 2 or not 1 <= found[0] <= found[1]:
        raise given.wrong("bench", "samples", samples, wants)
    return found[0], found[1]


def calls_per_sample(client: ComputeClient, work: Work, *, at_least: float = FINE) -> int:
    """Return how often to repeat `work` so that a sample takes `at_least` seconds."""
    calls = 1
    while calls < MOST_CALLS:
        taken = client.timed(repeated(work, calls))
        if taken >= at_least:
            return calls
        wanted = ceil(1.2 * calls * at_least / taken) if taken > 0 else MOST_CALLS
        # The first calls may be slower than those to come: grow in steps.
        calls = min(max(wanted, calls + 1), 10 * calls, MOST_CALLS)
    return calls


def repeated(work: Work, calls: int) -> Work:
    """Return `work`, done `calls` times."""
    if calls == 1:
        return work

    def several() -> None:
        for _ in range(calls):
            work()

    return several


def seconds(amount: float) -> str:
    """Write a time for people: three digits and a unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if amount >= size:
            return f"{amount / size:.3g} {unit}"
    return f"{amount / 1e-9:.3g} ns"
