"""The clang inside the wheel ``ziglang``: it knows amdgcn and OpenCL's address spaces, and needs nothing else."""

from __future__ import annotations

import subprocess
from importlib.util import find_spec
from pathlib import Path

from validators.batch import MissingTool

INCLUDE = Path(__file__).parent / "include"


def program() -> Path:
    """Return where it is.

    Raises:
        MissingTool: the wheel is not installed.
    """
    spec = find_spec("ziglang")
    if spec is None or spec.origin is None:
        raise MissingTool("the wheel ziglang is not installed")
    return Path(spec.origin).parent / "zig"


def clang(*arguments: str, given: str) -> subprocess.CompletedProcess[str]:
    """Run ``clang ... -`` on a text.

    Raises:
        MissingTool: the wheel is not installed.
    """
    # `zig clang` is clang's own driver; `zig cc` would add a target and a libc.
    command = [str(program()), "clang", *arguments, "-"]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)
