"""Tuned launches that are remembered: what must make them look again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from runtime import device
from runtime.autotune import Config, autotune, sites
from transpile import (
    ABSOLUTE_POS,
    Comptime,
    CubeLaunchError,
    Mut,
    Tensor,
    config,
    cube,
    f32,
    i32,
    u32,
)

FACTOR = 1.0


@autotune(configs=[Config(times=2), Config(times=2, vectorize=4)], key=["x", "n"])
@cube(launch=True)
def scaled(n: u32, a: f32, x: Tensor[f32], out: Mut[Tensor[f32]], times: Comptime[int]) -> None:
    if out.len() > ABSOLUTE_POS:
        out[ABSOLUTE_POS] = a * FACTOR * times * x[ABSOLUTE_POS]


@pytest.fixture(autouse=True)
def _quickly() -> Iterator[None]:
    scaled.tunables.forget()
    with config.override(autotune="minimal"):
        yield


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every launch that takes the whole way."""
    seen: list[object] = []
    whole = scaled.tunables.run

    def run(*args: Any) -> Any:
        seen.append(args)
        return whole(*args)

    monkeypatch.setattr(scaled.tunables, "run", run)
    return seen


def test_a_launch_like_the_last_asks_nobody(looks: list[object]) -> None:
    client = device("cpu").client
    x, out = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    site = scaled[1, 64]
    site(1, 1.0, x, out)
    for number in range(5):
        site(1, float(number), x, out)
        assert client.read(out).tolist() == [2.0 * number] * 64
    assert len(looks) == 1
    assert scaled[1, 64] is site
    assert scaled.over((64,)) is scaled.over((64,))


@pytest.mark.parametrize("change", ["number", "type", "handle", "level", "forget", "keyword"])
def test_what_could_be_another_choice_asks_again(looks: list[object], change: str) -> None:
    client = device("cpu").client
    x, out = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    site = sites.Site(scaled, sites.Place(client, 1, 64))
    site(1, 1.0, x, out)
    site(1, 1.0, x, out)
    assert len(looks) == 1
    if change == "number":
        site(2, 3.0, x, out)
    elif change == "type":
        site(1, 3, x, out)
    elif change == "handle":
        site(1, 3.0, client.create(np.ones(64, "f4")), out)
    elif change == "level":
        with config.override(autotune="off"):
            site(1, 3.0, x, out)
    elif change == "forget":
        scaled.tunables.forget()
        site(1, 3.0, x, out)
    else:
        site(1, 3.0, x, out=out)
    assert len(looks) == 2
    assert client.read(out).tolist() == [6.0] * 64


def test_globals_and_freed_handles_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    client = device("cpu").client
    x, out = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    site = scaled[1, 64]
    for _ in range(4):
        site(1, 1.0, x, out)
    monkeypatch.setitem(globals(), "FACTOR", 5.0)
    site(1, 1.0, x, out)
    assert client.read(out).tolist() == [10.0] * 64
    x.block.free()
    with pytest.raises(CubeLaunchError, match="freed"):
        site(1, 1.0, x, out)


def test_another_candidate_takes_what_the_remembered_one_refuses() -> None:
    @autotune(configs=[Config(vectorize=4), Config(vectorize=1)], key=[], anchor=None)
    @cube(launch=True)
    def count(x: Tensor[i32], out: Mut[Tensor[i32]]) -> None:
        if out.len() > ABSOLUTE_POS:
            out[ABSOLUTE_POS] = x[ABSOLUTE_POS] + 1

    client = device("cpu").client
    for size in (64, 64, 63, 63, 64):
        x, out = client.create(np.arange(size, dtype="i4")), client.zeros(size, i32)
        for _ in range(3):
            count[1, 64](x, out)
        assert client.read(out).tolist() == list(range(1, size + 1))
