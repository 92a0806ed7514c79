"""Candidates that call their own tunables: for other calls they may, for the same one it would never end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient
from runtime.autotune import Tunables
from tests.runtime.autotune.conftest import FakeServer
from transpile import CubeError, CubeUsageError, config


def doubling(x: np.ndarray[Any, Any]) -> None:
    x *= 2


@pytest.mark.parametrize("level", ["balanced", "off"])
@pytest.mark.parametrize("others", [0, 1])
def test_a_candidate_that_calls_itself(
    fake: ComputeClient, server: FakeServer, level: str, others: int
) -> None:
    tunables = Tunables("double", client=fake, names=["x"])
    tunables.add(lambda x: tunables(x), name="again")
    for _ in range(others):
        tunables.add(server.taking(1e-3, doubling), name="direct")
    x = np.arange(4.0)
    with (
        config.override(autotune=level),
        pytest.raises(CubeUsageError, match=r"CUBE251.*the candidate `again` calls `double` again"),
    ):
        tunables(x)
    assert x.tolist() == [0, 1, 2, 3]
    assert not tunables.outcomes


def test_two_that_call_each_other(fake: ComputeClient, server: FakeServer) -> None:
    one = Tunables("one", client=fake, names=["x"])
    other = Tunables("other", client=fake, names=["x"])
    for tunables, next_one in ((one, other), (other, one)):
        tunables.add(server.taking(1e-3, doubling), name="direct")
        tunables.add(lambda x, t=next_one: t(x), name="round")
    with pytest.raises(CubeUsageError, match="the candidate `round` calls `one` again"):
        one(np.arange(4.0))
    # Nothing of it is left: without the circle they are tuned.
    third = Tunables("third", client=fake, names=["x"])
    third.add(server.taking(1e-3, doubling), name="direct")
    third.add(server.taking(1e-4, doubling), name="quick")
    fourth = Tunables("fourth", client=fake, names=["x"])
    fourth.add(lambda x: third(x), name="by the third")
    fourth.add(server.taking(1e-2, doubling), name="slow")
    x = np.arange(4.0)
    fourth(x)
    assert x.tolist() == [0, 2, 4, 6]
    assert fourth.outcome(x).winner == "by the third"
    assert third.outcome(x).winner == "quick"


def test_parts_may_be_done_by_the_whole(fake: ComputeClient, server: FakeServer) -> None:
    tunables = Tunables("double", client=fake, names=["x"])
    leaf = server.taking(1e-4, doubling)

    def halves(x: np.ndarray[Any, Any]) -> None:
        if len(x) < 4:
            leaf(x)
            return
        for half in (x[: len(x) // 2], x[len(x) // 2 :]):
            tunables(half)

    tunables.add(server.taking(1e-3, doubling), name="direct")
    tunables.add(halves)
    x = np.arange(16.0)
    tunables(x)
    assert x.tolist() == [2.0 * n for n in range(16)]
    assert tunables.outcome(x).winner == "halves"


def test_deep_candidates_raise_what_they_raise(fake: ComputeClient) -> None:
    def deep(x: object) -> None:
        deep(x)

    tunables = Tunables("deep", client=fake, names=["x"])
    tunables.add(deep)
    with pytest.raises(RecursionError) as raised:
        tunables(np.arange(4.0))
    assert not isinstance(raised.value, CubeError)
