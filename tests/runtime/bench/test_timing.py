"""What `bench` does with the times that it sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, device
from runtime.bench import Timing, bench
from runtime.bench.timing import calls_per_sample, seconds
from tests.runtime.conformance.kernels import saxpy
from transpile import CubeUsageError


class Clock:
    """A client whose device takes the times of a list, and counts what was done."""

    clock = "device"

    def __init__(self, times: list[float]) -> None:
        self.times = times
        self.taken = 0

    def timed(self, work: Callable[[], object]) -> float:
        work()
        self.taken += 1
        return self.times[(self.taken - 1) % len(self.times)]

    def sync(self) -> None: ...


def test_quantiles_lie_between_samples() -> None:
    timing = Timing((4.0, 1.0, 3.0, 2.0), "host")
    assert (timing.best, timing.median, timing.mean) == (1.0, 2.5, 2.5)
    assert timing.quantile(0.0) == 1.0
    assert timing.quantile(1.0) == 4.0
    assert timing.quantile(0.25) == 1.75
    assert str(timing) == "2.5 s (80 % within 1.3 s and 3.7 s; 4 samples, host clock)"


@pytest.mark.parametrize(
    ("amount", "text"),
    [(2.0, "2 s"), (0.0123, "12.3 ms"), (4.56e-5, "45.6 µs"), (1e-9, "1 ns"), (0.0, "0 ns")],
)
def test_times_for_people(amount: float, text: str) -> None:
    assert seconds(amount) == text


def test_the_least_samples_are_taken_whatever_they_cost() -> None:
    client: Any = Clock([1.0])
    timing = bench(lambda: None, client=client, budget=0.0, samples=(3, 10), flush=False)
    assert timing.samples[0] * 1 == pytest.approx(1.0)
    assert len(timing.samples) == 3


def test_the_most_samples_end_it() -> None:
    client: Any = Clock([1.0])
    timing = bench(lambda: None, client=client, budget=60.0, samples=(1, 4), flush=False)
    assert len(timing.samples) == 4


def test_nonsense_is_refused() -> None:
    with pytest.raises(CubeUsageError, match="least and the most samples"):
        bench(lambda: None, client=Clock([1.0]), samples=(5, 1))  # type: ignore[arg-type]


def test_short_work_is_repeated_within_a_sample() -> None:
    """A call takes 1 µs, and 10 µs the first two times."""
    seen: list[int] = []

    class Counting(Clock):
        def timed(self, work: Callable[[], object]) -> float:
            before = len(seen)
            work()
            calls = len(seen) - before
            return calls * 1e-6 + (9e-6 if before < 2 else 0.0)

    client: Any = Counting([])
    calls = calls_per_sample(client, lambda: seen.append(1))
    assert 1000 <= calls <= 2500


def test_work_that_takes_no_time_does_not_repeat_for_ever() -> None:
    client: Any = Clock([0.0])
    assert calls_per_sample(client, lambda: None) == 10_000


@pytest.mark.parametrize("name", ["cpu", "reference", "vulkan", "webgpu", "cuda"])
@pytest.mark.parametrize("flush", [False, True])
def test_kernels_are_timed_on_each_device(
    name: str, flush: bool, where_it_is: Callable[[str], ComputeClient]
) -> None:
    client = where_it_is(name)
    x, y = client.create(np.ones(64, "f4")), client.create(np.zeros(64, "f4"))
    calls = []

    def work() -> None:
        calls.append(1)
        saxpy.launch(client, 2, 32, 1.0, x, y)

    timing = bench(work, client=client, budget=0.0, samples=(2, 2), flush=flush)
    assert len(timing.samples) == 2
    assert 0 < timing.best <= timing.median < 10
    assert timing.clock == ("host" if name in ("cpu", "reference") else "device")
    assert (client.read(y) == len(calls)).all()


def test_the_client_says_whose_clock_it_has() -> None:
    client = device("reference").client
    assert client.clock == "host"
    assert client.timed(lambda: None) < 0.1


@pytest.mark.parametrize("share", [-0.1, 1.5, float("nan")])
def test_a_quantile_is_between_zero_and_one(share: float) -> None:
    timing = bench(lambda: None, client=device("cpu").client, budget=0.01)
    with pytest.raises(CubeUsageError, match="between 0 and 1"):
        timing.quantile(share)
