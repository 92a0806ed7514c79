"""Launch sites with options: the short path, and what must make a launch look again."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

from runtime import ComputeClient, launcher
from tests.runtime.conformance.kernels import saxpy
from transpile import (
    ABSOLUTE_POS,
    CubeLaunchError,
    Mut,
    Tensor,
    config,
    cube,
    f32,
    u32,
)

OFFSET = 1.0


@cube(launch=True)
def shifted(x: Tensor[f32], y: Mut[Tensor[f32]]) -> None:
    if y.len() > ABSOLUTE_POS:
        y[ABSOLUTE_POS] = x[ABSOLUTE_POS] + OFFSET


@cube(launch=True)
def units(out: Mut[Tensor[u32]]) -> None:
    """Count units, in the first lane of what each writes."""
    out[ABSOLUTE_POS] = out[ABSOLUTE_POS] * 0 + 7


@pytest.fixture
def binds(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every launch that takes the whole way."""
    seen: list[object] = []
    whole = launcher.LAUNCHER.launch_openly

    def launch_openly(*args: Any) -> Any:
        seen.append(args[0])
        return whole(*args)

    monkeypatch.setattr(launcher.LAUNCHER, "launch_openly", launch_openly)
    return seen


def ways(client: ComputeClient, x: Any, y: Any) -> dict[str, Any]:
    """Return launches of 64 elements, by how they are written."""
    wide = saxpy.with_options(vectorize=4)
    return {
        "options": lambda a: wide[1, 16](a, x, y),
        "new options": lambda a: saxpy.with_options(vectorize=2, aliasing="allow")[1, 32](a, x, y),
        "options, client": lambda a: wide.launch(client, 1, 16, a, x, y),
        "launch": lambda a: saxpy.launch(client, 1, 16, a, x, y, vectorize=4),
        "address": lambda a: saxpy.launch(client, 1, 64, a, x, y, address_type="u32"),
        "over": lambda a: saxpy.over(64)(a, x, y),
        "over, options": lambda a: saxpy.over(y.shape, vectorize=4)(a, x, y),
        "over, client": lambda a: saxpy.over(y.shape, vectorize=4).launch(client, a, x, y),
        "unchecked": lambda a: saxpy.launch_unchecked(client, 1, 64, a, x, y),
        "unchecked, options": lambda a: saxpy.launch_unchecked(client, 1, 16, a, x, y, vectorize=4),
    }


@pytest.mark.parametrize("way", ways(None, None, None))  # type: ignore[arg-type]
def test_launches_with_options_are_remembered(
    client: ComputeClient, binds: list[object], way: str
) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    launch = ways(client, x, y)[way]
    for number in range(8):
        launch(float(number))
    assert client.read(y).tolist() == [28.0] * 64
    if hasattr(client.server, "ready"):
        assert 2 <= len(binds) <= 4
    else:
        assert len(binds) == 8


def test_options_do_not_share_a_site(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for _ in range(4):
        saxpy.launch(client, 1, 8, 1.0, x, y, vectorize=4)
        saxpy.launch(client, 1, 8, 1.0, x, y, vectorize=2)
        saxpy.launch(client, 1, 8, 1.0, x, y)
        saxpy.over((2, 4), vectorize=2)(1.0, x, y)
        saxpy.over(8)(1.0, x, y)
    found = client.read(y).reshape(-1, 8)[:, 0].tolist()
    # What `over` launches are whole cubes of 256 units.
    assert found == [20.0, 16.0, 12.0, 12.0, 8.0, 8.0, 8.0, 8.0]


def test_a_remembered_width_is_checked_for_other_arrays(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    wide = saxpy.over(64, vectorize=4)
    for _ in range(4):
        wide(1.0, x, y)
    odd, out = client.create(np.ones(63, "f4")), client.zeros(63, f32)
    with pytest.raises(CubeLaunchError, match="63"):
        wide(1.0, odd, out)
    with pytest.raises(CubeLaunchError):
        wide(1.0, x.view((63,), None, 1), y)
    with pytest.raises(CubeLaunchError, match="overlap"):
        wide(1.0, y.view((60,), None, 4), y)
    auto = saxpy.over(63, vectorize="auto")
    for _ in range(4):
        auto(1.0, odd, out)
    assert client.read(out).tolist() == [4.0] * 63
    assert client.read(y).tolist() == [4.0] * 64


def test_a_changed_global_reaches_remembered_launches(
    client: ComputeClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for offset in (1.0, 5.0, 2.0):
        monkeypatch.setitem(globals(), "OFFSET", offset)
        for _ in range(4):
            shifted.over(64, vectorize=4)(x, y)
        assert client.read(y).tolist() == [1.0 + offset] * 64


def test_a_freed_handle_is_refused(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for site in (saxpy[1, 64], saxpy.with_options(vectorize=4)[1, 16]):
        for _ in range(4):
            site(1.0, x, y)
    x.block.free()
    for site in (saxpy[1, 64], saxpy.with_options(vectorize=4)[1, 16]):
        with pytest.raises(CubeLaunchError, match="freed"):
            site(1.0, x, y)
    again = client.create(np.full(64, 3.0, "f4"))
    saxpy.with_options(vectorize=4)[1, 16](1.0, again, y)
    assert client.read(y).tolist() == [11.0] * 64


def test_another_thread_takes_the_whole_way_first(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    site = saxpy.with_options(vectorize=4)[1, 16]
    for _ in range(4):
        site(1.0, x, y)
    client.sync()

    def elsewhere() -> None:
        for _ in range(20):
            site(1.0, x, y)
        client.sync()

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    for _ in range(4):
        site(1.0, x, y)
    assert client.read(y).tolist() == [28.0] * 64


def test_settings_reach_remembered_launches(client: ComputeClient) -> None:
    out = client.zeros(64, u32)
    unset = units.with_options(vectorize=2)
    for _ in range(4):
        unset[1, 64](out)  # half of the units are outside
    with config.override(validate=True):
        unset[1, 64](out)
        with pytest.raises(CubeLaunchError, match="outside"):
            client.read(out)


def test_options_are_checked_each_time(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for _ in range(3):
        with pytest.raises(CubeLaunchError, match="is unknown"):
            saxpy.with_options(speed=9)[1, 64](1.0, x, y)
        with pytest.raises(CubeLaunchError, match="power of two"):
            saxpy.launch(client, 1, 64, 1.0, x, y, vectorize=3)
        with pytest.raises(CubeLaunchError):
            saxpy.over((-1,))(1.0, x, y)
        with pytest.raises(CubeLaunchError):
            saxpy.over([8, "x"], vectorize=4)(1.0, x, y)


def test_prepared_launches_take_options(client: ComputeClient) -> None:
    x, y = client.create(np.ones(64, "f4")), client.zeros(64, f32)
    for bound in (
        saxpy.prepare(client, 1, 16, 1.0, x, y, vectorize=4),
        saxpy.with_options(vectorize=4).prepare(client, 1, 16, 1.0, x, y),
    ):
        for _ in range(3):
            bound()
        bound.set(a=2.0)()
    assert client.read(y).tolist() == [10.0] * 64
    odd = client.create(np.ones(63, "f4"))
    with pytest.raises(CubeLaunchError, match="63"):
        saxpy.prepare(client, 1, 16, 1.0, odd, odd, vectorize=4)
