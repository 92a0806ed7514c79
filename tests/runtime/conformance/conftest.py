"""One suite for every device that is here; what continuous integration installs must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest

from runtime import ComputeClient
from runtime.devices import probe
from runtime.protocols import Absent
from tests.runtime.conformance.devices import DEVICES


@pytest.fixture(params=DEVICES)
def where(request: pytest.FixtureRequest, missing: Callable[[str], NoReturn]) -> str:
    """The name of a device that is here."""
    name = str(request.param)
    if name in ("hip", "metal"):
        request.getfixturevalue(f"{name}_device")
    found = probe(name)
    if isinstance(found, Absent):
        reason = f"no device `{name}`: {found.reason}"
        if name == "cuda":
            pytest.skip(reason)
        missing(reason)
    return name


@pytest.fixture
def client(where: str) -> ComputeClient:
    found = probe(where)
    assert not isinstance(found, Absent)
    return found.client
