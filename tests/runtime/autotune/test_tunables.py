"""`Tunables` with callables: who is chosen, what is kept, what is said."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.autotune import Tunables, Work, exactly, power_of_two
from runtime.autotune import search as searching
from runtime.bench import Ceiling
from tests.runtime.autotune.conftest import FakeServer
from transpile import CubeError, CubeLaunchError, CubeUsageError, config, f32


def doubling(x: np.ndarray[Any, Any]) -> None:
    x *= 2


@pytest.fixture
def tunables(fake: ComputeClient, server: FakeServer) -> Tunables:
    found = Tunables("double", client=fake, names=["x"])
    found.add(server.taking(2e-3, doubling), name="slow")
    found.add(server.taking(1e-3, doubling), name="fast")
    return found


def test_the_fastest_is_chosen_and_arrays_hold_what_one_call_makes(
    tunables: Tunables, server: FakeServer
) -> None:
    x = np.arange(4.0)
    tunables(x)
    assert x.tolist() == [0, 2, 4, 6]
    assert tunables.outcome(x).winner == "fast"
    measured = server.measured
    tunables(x)
    assert x.tolist() == [0, 4, 8, 12]
    assert server.measured == measured


def test_tune_leaves_the_arguments_alone(tunables: Tunables) -> None:
    x = np.arange(4.0)
    outcome = tunables.tune(x)
    assert x.tolist() == [0, 1, 2, 3]
    assert (outcome.winner, outcome.key, outcome.device) == ("fast", "x: float64[4]", "reference")
    assert [entry.name for entry in outcome.entries] == ["slow", "fast"]
    assert [entry.median for entry in outcome.entries] == pytest.approx([2e-3, 1e-3])
    assert tunables.report().splitlines()[0].startswith("x: float64[4]: fast (of 2, ")


def test_sizes_share_a_choice_by_their_anchor(tunables: Tunables, server: FakeServer) -> None:
    tunables(np.zeros(1000))
    measured = server.measured
    tunables(np.zeros(1024))
    tunables(np.zeros(600))
    assert server.measured == measured
    tunables(np.zeros(1025))
    assert server.measured > measured
    assert len(tunables.outcomes) == 2


@pytest.mark.parametrize(
    ("options", "tunings"),
    [
        ({"key": ["n"]}, 2),
        ({"key": [exactly("n")]}, 3),
        ({"key": ["x", "n"], "anchor": None}, 4),
        ({"key": lambda x, n: x.shape}, 2),
        ({"key": []}, 1),
        ({"key": ["x"], "anchor": power_of_two(low=1 << 20)}, 1),
    ],
)
def test_keys(
    options: dict[str, Any], tunings: int, fake: ComputeClient, server: FakeServer
) -> None:
    tunables = Tunables("keyed", client=fake, **options)

    def one(x: Any, n: int) -> None: ...
    def two(x: Any, n: int) -> None: ...

    tunables.add(one)
    tunables.add(two)
    for size, n in ((4, 8), (4, 7), (9, 8), (9, 9)):
        tunables(np.zeros(size), n)
    assert len(tunables.outcomes) == tunings


def test_floats_count_only_where_they_are_named(fake: ComputeClient) -> None:
    def one(x: Any, a: float) -> None: ...
    def two(x: Any, a: float) -> None: ...

    for key, tunings in ((None, 1), (["x", "a"], 2), (["x"], 1)):
        tunables = Tunables(f"floats {key}", client=fake, key=key)
        tunables.add(one)
        tunables.add(two)
        for a in (1.0, 2.0, np.float32(2.0)):
            tunables(np.zeros(4), a)
        assert len(tunables.outcomes) == tunings


def test_a_key_of_unknown_names_is_refused(fake: ComputeClient) -> None:
    tunables = Tunables("keyed", client=fake, key=["sise"], names=["size"])
    with pytest.raises(CubeUsageError, match=r"key names `sise`.*\n help: did you mean `size`"):
        tunables.add(len)


def test_types_and_layouts_always_count(tunables: Tunables) -> None:
    for x in (np.zeros((4, 4)), np.zeros((4, 4), "f4"), np.zeros((4, 8))[:, ::2], np.zeros(16)):
        tunables(x)
    assert len(tunables.outcomes) == 4


def test_those_that_fail_are_skipped_with_reasons(tunables: Tunables, server: FakeServer) -> None:
    def broken(x: Any) -> None:
        x[:] = 7
        raise ValueError("no room\nfor this")

    tunables.add(broken)
    x = np.ones(4)
    tunables(x)
    assert x.tolist() == [2, 2, 2, 2]
    assert tunables.outcome(x).entries[-1].reason == "ValueError: no room"


def test_those_that_give_other_numbers_are_skipped(tunables: Tunables, server: FakeServer) -> None:
    def tripling(x: Any) -> None:
        x *= 3

    tunables.add(server.taking(1e-5, tripling), name="wrong")
    tunables.add(server.taking(1e-5, lambda x: x.fill(np.nan)), name="not a number")
    outcome = tunables.tune(np.ones(4))
    assert outcome.winner == "fast"
    reasons = {entry.name: entry.reason for entry in outcome.entries}
    assert reasons["wrong"] == (
        "gives other numbers than `slow`: `x` differs in 4 of 4, first at [0]: 3.0 instead of 2.0"
    )
    assert "nan instead of 2.0" in str(reasons["not a number"])


def test_a_reference_is_the_measure(fake: ComputeClient, server: FakeServer) -> None:
    tunables = Tunables("double", client=fake, reference=lambda x: x * 2, names=["x"])
    tunables.add(server.taking(1e-5, lambda x: x * 3), name="wrong")
    tunables.add(server.taking(1e-3, lambda x: x + x), name="right")
    outcome = tunables.tune(np.ones(4))
    assert outcome.winner == "right"
    assert outcome.entries[0].reason is not None
    assert outcome.entries[0].reason.startswith(
        "gives other numbers than the reference: `result 0`"
    )
    assert tunables(np.ones(2)).tolist() == [2, 2]


def test_numbers_are_not_compared_where_that_is_not_wanted(
    fake: ComputeClient, server: FakeServer
) -> None:
    tunables = Tunables("random", client=fake, check=False, names=["x"])
    tunables.add(server.taking(2e-3, lambda x: x * 3), name="a")
    tunables.add(server.taking(1e-3, lambda x: x * 2), name="b")
    assert tunables.tune(np.ones(4)).winner == "b"


def test_nothing_works_lists_every_reason(fake: ComputeClient) -> None:
    tunables = Tunables("hopeless", client=fake, names=["x"])

    def first(x: Any) -> None:
        raise MemoryError("all is full")

    def second(x: Any) -> None:
        raise ValueError("an odd size")

    tunables.add(first)
    tunables.add(second)
    x = np.ones(3)
    with pytest.raises(CubeLaunchError, match="CUBE250") as caught:
        tunables(x)
    text = str(caught.value)
    assert "no candidate of `hopeless` works for x: float64[4] on reference" in text
    assert "first: MemoryError: all is full\n" in text
    assert "second: ValueError: an odd size\n" in text
    assert x.tolist() == [1, 1, 1]


def test_one_error_of_all_is_raised_itself(fake: ComputeClient) -> None:
    tunables = Tunables("wrong call", client=fake, names=["x"])

    def refuse(x: Any) -> None:
        fake.write(fake.empty(3, f32), np.zeros(2, "f4"))

    tunables.add(refuse, name="a")
    tunables.add(refuse, name="b")
    with pytest.raises(CubeError, match="of the shape") as caught:
        tunables(np.ones(3))
    assert "CUBE250" not in str(caught.value)


def test_groups_go_by_priority_until_one_works(fake: ComputeClient, server: FakeServer) -> None:
    tunables = Tunables("grouped", client=fake, names=["x"])
    tunables.group("wide", priority=lambda x: 2 if x.size >= 8 else -1)
    tunables.group("odd", priority=1)

    @tunables.add(group="wide")
    def wide(x: Any) -> None:
        server.now += 5e-3
        if x.size % 2:
            raise ValueError("odd")

    tunables.add(server.taking(1e-3), name="never", group="wide", priority=-1)
    tunables.add(server.taking(4e-3), name="odd", group="odd")
    tunables.add(server.taking(1e-3), name="plain")
    names = {}
    for size in (4, 8, 9):
        outcome = tunables.tune(np.zeros(size))
        names[size] = (outcome.winner, [entry.name for entry in outcome.entries])
    assert names == {
        4: ("odd", ["odd"]),
        8: ("wide", ["wide"]),
        9: ("odd", ["wide", "odd"]),
    }
    with config.override(autotune="full"):
        assert tunables.tune(np.zeros(8)).winner == "plain"
    with pytest.raises(CubeUsageError, match="no group `narrow`"):
        tunables.add(len, group="narrow")


def test_within_a_group_the_first_is_tried_first(fake: ComputeClient, server: FakeServer) -> None:
    tunables = Tunables("ordered", client=fake, names=["x"])
    tunables.add(server.taking(1e-3), name="late", priority=1)
    tunables.add(server.taking(1e-3), name="early", priority=lambda x: 5)
    outcome = tunables.tune(np.zeros(8))
    assert [entry.name for entry in outcome.entries] == ["early", "late"]
    assert outcome.winner == "early"


def test_generated_inputs(fake: ComputeClient, server: FakeServer) -> None:
    seen: list[Any] = []

    def inputs(client: Any, generator: Any, x: Any) -> tuple[Any]:
        assert client.server is server
        return (generator.random(x.size),)

    def look(x: Any) -> None:
        seen.append(x.copy())
        x[:] = 0

    tunables = Tunables("generated", client=fake, inputs=inputs, seed=7)
    tunables.add(look, name="a")
    tunables.add(look, name="b")
    x = np.ones(3)
    tunables.tune(x)
    assert x.tolist() == [1, 1, 1]
    expected = np.random.default_rng(7).random(3)
    np.testing.assert_array_equal(seen[0], expected)
    tunables(x)
    assert seen[-1].tolist() == [1, 1, 1]


def test_written_arrays_are_put_back_before_each_sample(fake: ComputeClient) -> None:
    seen: list[list[float]] = []

    def sort(x: Any) -> None:
        seen.append(x.tolist())
        x.sort()

    tunables = Tunables("sort", client=fake, restore_each=True)
    tunables.add(sort, name="a")
    tunables.add(sort, name="b")
    tunables(np.array([3.0, 1.0, 2.0]))
    assert len(seen) > 4
    assert seen == [[3.0, 1.0, 2.0]] * len(seen)


def test_the_ceiling_ends_the_search(
    fake: ComputeClient, server: FakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "ceiling", lambda client: Ceiling(1e9, 1e9))
    tunables = Tunables(
        "bound", client=fake, work=lambda x: Work(bytes_moved=x.nbytes), names=["x"]
    )
    tunables.add(server.taking(1e-3), name="good")
    tunables.add(server.taking(9e-4), name="better")
    outcome = tunables.tune(np.zeros(1_000_000, "i1"))
    assert (outcome.winner, outcome.ended) == ("good", "ceiling")
    with config.override(autotune="full"):
        assert tunables.tune(np.zeros(1_000_000, "i1")).winner == "better"


# The budget, the level


def test_a_budget(tunables: Tunables, fake: ComputeClient, server: FakeServer) -> None:
    with config.override(autotune_budget=0):
        outcome = tunables.tune(np.zeros(3))
    assert outcome.winner == "slow"
    assert outcome.entries[1].reason == "not tried: the time was up"
    other = Tunables("other", client=fake, names=["x"], budget=60.0)
    other.add(server.taking(2e-3), name="slow")
    other.add(server.taking(1e-3), name="fast")
    with config.override(autotune_budget=0):
        assert other.tune(np.zeros(3)).winner == "fast"


def test_off_times_nothing_and_takes_what_is_known(tunables: Tunables, server: FakeServer) -> None:
    x = np.ones(4)
    with config.override(autotune="off"):
        tunables(x)
        assert server.measured == 0
        assert x.tolist() == [2, 2, 2, 2]
        assert tunables.outcomes == ()
    tunables.tune(x)
    tunables.forget()
    measured = server.measured
    with config.override(autotune="off"):
        assert tunables.tune(x).winner == "fast"
    assert server.measured == measured


@pytest.mark.parametrize(
    ("tuned", "asked", "serves"),
    [
        ("minimal", "off", True),
        ("full", "off", True),
        ("full", "balanced", True),
        ("balanced", "minimal", True),
        ("minimal", "balanced", False),
    ],
)
@pytest.mark.parametrize("size", [5, 70, 100])  # levels have anchors of their own
def test_what_another_level_found(
    tunables: Tunables, server: FakeServer, tuned: str, asked: str, *, serves: bool, size: int
) -> None:
    x = np.ones(size)
    with config.override(autotune=tuned):
        tunables.tune(x)
    tunables.forget()
    measured = server.measured
    with config.override(autotune=asked):
        assert tunables.tune(x).winner == "fast"
    assert (server.measured == measured) is serves


def test_no_candidates(fake: ComputeClient) -> None:
    with pytest.raises(CubeUsageError, match="it has no candidates"):
        Tunables("empty", client=fake)(1)


def test_a_single_candidate_is_not_timed(fake: ComputeClient, server: FakeServer) -> None:
    tunables = Tunables("single", client=fake)
    tunables.add(server.taking(1.0, lambda x: x + 1), name="only")
    assert tunables(1) == 2
    assert server.measured == 0
    with pytest.raises(CubeUsageError, match="two candidates `only`"):
        tunables.add(len, name="only")


def test_what_fits_one_call_of_a_kind_but_not_another(
    fake: ComputeClient, server: FakeServer
) -> None:
    """A size that shares the anchor may not fit the winner: this very size is tuned by itself."""

    def even(x: Any) -> None:
        server.now += 1e-4
        if x.size % 2:
            fake.write(fake.empty(3, f32), np.zeros(2, "f4"))  # raises as a launch would
        x += 1

    def any_size(x: Any) -> None:
        server.now += 1e-3
        x += 1

    tunables = Tunables("even", client=fake)
    tunables.add(even)
    tunables.add(any_size)
    x, odd = np.zeros(1000), np.zeros(999)
    tunables(x)
    for turn in range(1, 4):
        tunables(odd)
        assert (odd == turn).all()
    assert tunables.outcome(x).winner == "even"
    assert tunables.outcome(odd).winner == "any_size"


# Kept results


def make(server: FakeServer, fake: ComputeClient, code: Callable[..., Any]) -> Tunables:
    found = Tunables("kept", client=fake, names=["x"])
    found.add(server.taking(2e-3, code), name="slow")
    found.add(server.taking(1e-3, code), name="fast")
    return found


def test_the_disk_keeps_choices(fake: ComputeClient, server: FakeServer, own_cache: Path) -> None:
    make(server, fake, doubling).tune(np.zeros(4))
    measured = server.measured
    assert make(server, fake, doubling).tune(np.zeros(4)).winner == "fast"
    assert server.measured == measured
    [entry] = (own_cache / "autotune").glob("*.entry")
    entry.write_bytes(entry.read_bytes()[:-2])
    make(server, fake, doubling).tune(np.zeros(4))
    assert server.measured > measured


def test_other_code_is_timed_anew(fake: ComputeClient, server: FakeServer) -> None:
    make(server, fake, doubling).tune(np.zeros(4))
    measured = server.measured

    def other(x: Any) -> None:
        x *= 4 / 2

    make(server, fake, other).tune(np.zeros(4))
    assert server.measured > measured


def test_another_device_is_timed_anew(fake: ComputeClient, server: FakeServer) -> None:
    make(server, fake, doubling).tune(np.zeros(4))
    measured = server.measured
    from dataclasses import replace

    server.capabilities = replace(server.capabilities, profile="another")
    make(server, fake, doubling).tune(np.zeros(4))
    assert server.measured > measured


SECOND = """
import sys
import numpy as np
from runtime.autotune import Tunables
from runtime import device

timed = []
client = device("reference").client
client.server.timed = lambda work: timed.append(work()) or 1e-3
tunables = Tunables("kept", client=client, names=["x"])

@tunables.add
def one(x):
    x += 1

@tunables.add
def two(x):
    x += 1

outcome = tunables.tune(np.zeros(4))
print(outcome.winner, len(timed) > 0)
"""


def test_a_second_process_finds_the_choice(own_cache: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(SECOND)
    environment = {
        **os.environ, "TRANSPILE_CACHE_DIR": str(own_cache), "PYTHONPATH": str(Path.cwd()),
    }  # fmt: skip
    seen = [
        subprocess.run(
            [sys.executable, str(program)],
            env={**environment, "PYTHONHASHSEED": str(turn)},
            capture_output=True, text=True, check=True,
        ).stdout
        for turn in range(2)
    ]  # fmt: skip
    assert seen == ["one True\n", "one False\n"]


# Threads


def test_threads_tune_once(fake: ComputeClient, server: FakeServer) -> None:
    runs: list[str] = []

    def slow_start(x: Any) -> None:
        runs.append(threading.current_thread().name)
        time.sleep(0.002)
        x += 1

    tunables = Tunables("threads", client=fake, names=["x"])
    tunables.add(slow_start, name="a")
    tunables.add(slow_start, name="b")
    arrays = [np.zeros(4) for _ in range(6)]
    threads = [threading.Thread(target=tunables, args=(array,)) for array in arrays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert all((array == 1).all() for array in arrays)
    tuner = max(set(runs), key=runs.count)
    others = [name for name in runs if name != tuner]
    assert len(others) == len(set(others)) == 5  # each of the others ran the winner, once
    assert len(tunables.outcomes) == 1


def test_an_interrupt_puts_the_arrays_back(tunables: Tunables, fake: ComputeClient) -> None:
    def interrupted(x: Any) -> None:
        x[:] = -1
        raise KeyboardInterrupt

    tunables.add(interrupted)
    x = np.ones(4)
    with pytest.raises(KeyboardInterrupt):
        tunables(x)
    assert x.tolist() == [1, 1, 1, 1]
    assert tunables.outcomes == ()
