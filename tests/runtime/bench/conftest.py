"""Devices by name, and a cache folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from runtime import ComputeClient
from runtime.devices import probe
from runtime.protocols import Absent
from transpile import config


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


@pytest.fixture
def own_cache(tmp_path: Path) -> Iterator[Path]:
    with config.override(cache_dir=tmp_path / "cache", cache=True):
        yield tmp_path / "cache"
