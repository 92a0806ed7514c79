"""A cache folder of each test's own, and a device whose clock the candidates move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from runtime import ComputeClient
from runtime.devices import Device, probe
from runtime.protocols import Absent
from runtime.reference.server import ReferenceServer
from transpile import config


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True, autotune="balanced"):
        yield tmp_path / "cache"


class FakeServer(ReferenceServer):
    """The interpreter, whose time is what candidates say that they take."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.measured = 0

    def timed(self, work: Callable[[], object]) -> float:
        before = self.now
        work()
        self.measured += 1
        return self.now - before

    def taking(self, seconds: float, do: Callable[..., Any] | None = None) -> Callable[..., Any]:
        """Return a candidate that takes so long."""

        def run(*args: Any) -> Any:
            self.now += seconds
            return do(*args) if do is not None else None

        run.__name__ = f"in_{seconds:g}"
        return run


@pytest.fixture
def server() -> FakeServer:
    return FakeServer()


@pytest.fixture
def fake(server: FakeServer) -> ComputeClient:
    return ComputeClient(Device(server.name, server))


@pytest.fixture
def where_it_is(missing: Callable[[str], NoReturn]) -> Callable[[str], ComputeClient]:
    """Return the client of a device, or skip with the reason."""

    def client(name: str) -> ComputeClient:
        found = probe(name)
        if isinstance(found, Absent):
            reason = f"no device `{name}`: {found.reason}"
            if name == "cuda":
                pytest.skip(reason)
            missing(reason)
        return found.client

    return client
