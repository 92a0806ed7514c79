"""Settings of the whole suite: pytest's own test helper, and what a missing tool means."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NoReturn

import pytest

pytest_plugins = ["pytester"]


@pytest.fixture(scope="session")
def missing() -> Callable[[str], NoReturn]:
    """Skip with a reason; fail with it when ``TRANSPILE_TEST_REQUIRE=all``, as in CI."""

    def report(reason: str) -> NoReturn:
        if os.environ.get("TRANSPILE_TEST_REQUIRE") == "all":
            pytest.fail(f"required by TRANSPILE_TEST_REQUIRE=all: {reason}", pytrace=False)
        pytest.skip(reason)

    return report
