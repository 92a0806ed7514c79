"""One suite for every device that is here; what continuous integration installs must be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runtime import ComputeClient
from tests.runtime.conformance.devices import DEVICES


@pytest.fixture(params=DEVICES)
def where(request: pytest.FixtureRequest, client_of: Callable[[str], ComputeClient]) -> str:
    """The name of a device that is here."""
    name = str(request.param)
    if name in ("hip", "metal"):
        request.getfixturevalue(f"{name}_device")
    client_of(name)
    return name


@pytest.fixture
def client(where: str, client_of: Callable[[str], ComputeClient]) -> ComputeClient:
    return client_of(where)
