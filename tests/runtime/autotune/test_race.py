"""The race: who drops out when, and why it ends."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from runtime.autotune.levels import LEVELS
from runtime.autotune.race import Course, Racer, Refused, race, winner


class World:
    """Racers that take known times on a clock of their own."""

    def __init__(
        self, times: dict[str, float | Refused | list[float]], level: str = "balanced"
    ) -> None:
        self.times = times
        self.level = LEVELS[level]
        self.now = 0.0
        self.entered: list[str] = []
        self.measured: list[str] = []
        self.lines = 0

    def enter(self, racer: Racer) -> None:
        self.entered.append(racer.name)
        self.now += 0.5  # compiling
        if isinstance(self.times[racer.name], Refused):
            raise self.times[racer.name]  # type: ignore[misc]

    def measure(self, racer: Racer) -> float:
        time = self.times[racer.name]
        if isinstance(time, list):
            time = time[min(len(racer.samples), len(time) - 1)]
        assert isinstance(time, float)
        self.measured.append(racer.name)
        self.now += time * racer.calls
        return time * racer.calls

    def progress(self, racers: Sequence[Racer]) -> None:
        self.lines += 1

    def run(
        self, deadline: float = 1e9, target: float | None = None, seed: int = 0
    ) -> tuple[dict[str, Racer], str]:
        racers = [Racer(name) for name in self.times]
        course = Course(
            self.enter, self.measure, self.level, random.Random(seed), deadline, target,
            self.progress, now=lambda: self.now,
        )  # fmt: skip
        ended = race(racers, course)
        return {racer.name: racer for racer in racers}, ended


def best(racers: dict[str, Racer]) -> str:
    found = winner(list(racers.values()))
    assert found is not None
    return found.name


def test_the_fastest_wins_and_losers_drop_out() -> None:
    world = World({"slow": 2e-3, "fast": 1e-3, "close": 1.1e-3})
    racers, ended = world.run()
    assert best(racers) == "fast"
    assert ended == "enough samples"
    assert len(racers["slow"].samples) == 3
    assert len(racers["fast"].samples) == len(racers["close"].samples) == 10
    assert world.lines > 3


def test_it_ends_when_one_is_left() -> None:
    racers, ended = World({"a": 5e-3, "b": 1e-3, "c": 4e-3}).run()
    assert ended == "one is left"
    assert [len(racer.samples) for racer in racers.values()] == [3, 3, 3]


def test_the_median_decides_not_the_best() -> None:
    world = World({"lucky": [1e-3, 1e-4, 1e-3], "steady": 9e-4})
    racers, _ = world.run()
    assert best(racers) == "steady"


def test_hopeless_ones_are_run_twice_only() -> None:
    world = World({"fast": 1e-3, "hopeless": 11e-3})
    racers, _ = world.run()
    assert world.measured.count("hopeless") == 1
    assert racers["hopeless"].works


def test_short_work_is_repeated_within_a_sample() -> None:
    racers, _ = World({"short": 1e-6, "long": 1e-2}).run()
    assert racers["short"].calls in (1000, 1001)
    assert racers["short"].median == pytest.approx(1e-6)
    assert racers["long"].calls == 1


def test_those_that_fail_have_reasons() -> None:
    racers, _ = World({"a": Refused("no room"), "b": 1e-3}).run()
    assert best(racers) == "b"
    assert racers["a"].reason == "no room"
    assert not racers["a"].works


def test_nothing_works() -> None:
    racers, ended = World({"a": Refused("x"), "b": Refused("y")}).run()
    assert winner(list(racers.values())) is None
    assert ended == "nothing works"


def test_one_that_fails_later_is_out() -> None:
    class Failing(World):
        def measure(self, racer: Racer) -> float:
            if racer.name == "fragile" and len(racer.samples) == 2:
                raise Refused("broke")
            return super().measure(racer)

    racers, _ = Failing({"fragile": 1e-3, "sound": 1.2e-3}).run()
    assert best(racers) == "sound"
    assert racers["fragile"].reason == "broke"


def test_when_the_time_is_up_the_rest_is_not_tried() -> None:
    racers, _ = World({"a": 1e-3, "b": 1e-3, "c": 1e-3}).run(deadline=0.7)
    assert [racer.reason for racer in racers.values()] == [None, None, "not tried: the time was up"]


def test_one_is_tried_though_there_is_no_time() -> None:
    racers, _ = World({"a": Refused("no"), "b": 1e-3, "c": 1e-4}).run(deadline=0.0)
    assert best(racers) == "b"


def test_the_ceiling_ends_the_search() -> None:
    world = World({"slow": 4e-3, "good": 1e-3, "later": 9e-4})
    racers, ended = world.run(target=1.01e-3)
    assert (best(racers), ended) == ("good", "ceiling")
    assert racers["later"].reason == "not tried: `good` is at the device's ceiling"
    assert "later" not in world.entered


def test_one_lucky_sample_is_not_the_ceiling() -> None:
    world = World({"lucky": [1e-4, 2e-3, 2e-3], "good": 1.5e-3})
    racers, ended = world.run(target=1e-4)
    assert ended != "ceiling"
    assert best(racers) == "good"


def test_the_same_seed_gives_the_same_order() -> None:
    times: dict[str, float | Refused | list[float]] = dict.fromkeys("abcdef", 0.001)
    orders = []
    for seed in (1, 1, 2):
        world = World(times)
        racers, _ = world.run(seed=seed)
        orders.append(world.measured)
        assert best(racers) == "a"  # of equals the first
    assert orders[0] == orders[1] != orders[2]


def test_levels_grow() -> None:
    minimal, balanced, full = (LEVELS[name] for name in ("minimal", "balanced", "full"))
    assert minimal.samples < balanced.samples < full.samples
    assert minimal.budget < balanced.budget < full.budget
    counts = []
    for level in LEVELS:
        world = World({"a": 1e-3, "b": 1.05e-3}, level)
        world.run()
        counts.append(len(world.measured))
    assert counts == sorted(counts)
    assert counts[0] < counts[1] < counts[2]
