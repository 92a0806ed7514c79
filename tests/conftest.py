"""Settings of the whole suite: pytest's own test helper, and what a missing tool means."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NoReturn

import pytest

from runtime import ComputeClient
from runtime.devices import probe
from runtime.protocols import Absent

pytest_plugins = ["pytester"]


@pytest.fixture(scope="session")
def missing() -> Callable[[str], NoReturn]:
    """Skip with a reason; fail with it when ``TRANSPILE_TEST_REQUIRE=all``, as in CI."""

    def report(reason: str) -> NoReturn:
        if os.environ.get("TRANSPILE_TEST_REQUIRE") == "all":
            pytest.fail(f"required by TRANSPILE_TEST_REQUIRE=all: {reason}", pytrace=False)
        pytest.skip(reason)

    return report


@pytest.fixture
def client_of(missing: Callable[[str], NoReturn]) -> Callable[[str], ComputeClient]:
    """Return the client of a device by its name; one that is absent is missing, but for `cuda`, which CI lacks."""

    def find(where: str) -> ComputeClient:
        found = probe(where)
        if isinstance(found, Absent):
            reason = f"no device `{where}`: {found.reason}"
            if where == "cuda":
                pytest.skip(reason)
            missing(reason)
        return found.client

    return find
