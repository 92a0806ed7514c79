"""What the tests of this folder share: IR text in, a validated module out, and a device to run it on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

import numpy as np
import pytest

from tests.devices import vulkan_device
from tests.devices.arguments import Argument
from transpile.ir.parser import parse_kernel
from transpile.lower.spirv import disassemble, lower
from transpile.protocols import Artifact
from validators.batch import Invalid, MissingTool
from validators.spirv_tools import assemble, check_binary, tool

Run = Callable[..., list[np.ndarray]]
Lower = Callable[[str], Artifact]


@pytest.fixture(scope="session")
def lowered(missing: Callable[[str], NoReturn]) -> Lower:
    """Lower IR text to a module that the validator accepts and whose text assembles to the same module."""
    try:
        tool("spirv-val")
    except MissingTool as reason:
        missing(str(reason))

    def build(text: str) -> Artifact:
        artifact = lower(parse_kernel(text))
        assert isinstance(artifact.text, bytes)
        shown = disassemble(artifact.text)
        try:
            check_binary(artifact.text)
            again = assemble(shown)
            check_binary(again)
        except Invalid as problem:
            pytest.fail(f"{problem}\n{shown}", pytrace=False)
        assert disassemble(again) == shown
        return artifact

    return build


@pytest.fixture(scope="session")
def device(missing: Callable[[str], NoReturn]) -> vulkan_device.Properties:
    return vulkan_device.require(missing)


@pytest.fixture(scope="session")
def run(lowered: Lower, device: vulkan_device.Properties) -> Run:
    """Validate and run IR text; return the memories as the kernel left them."""

    def execute(
        text: str,
        *args: Argument,
        count: int | tuple[int, int, int] = 1,
    ) -> Sequence[np.ndarray]:
        return vulkan_device.execute(lowered(text), args, count)

    return execute
