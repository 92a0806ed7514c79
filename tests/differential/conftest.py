"""The runner, which opens a process for each software device."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest

from tests.devices import vulkan_device, webgpu_device
from tests.differential.execute import Runner
from tests.lower import emulated


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory, missing: Callable[[str], NoReturn]) -> Runner:
    if emulated.compiler() is None:
        missing("no g++")
    vulkan_device.require(missing)
    webgpu_device.require(missing)
    return Runner(tmp_path_factory.mktemp("programs"))
