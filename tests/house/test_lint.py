"""The linters and the type checkers, as CI runs them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

COMMANDS = {
    "ruff-check": ["ruff", "check", "--quiet"],
    "ruff-format": ["ruff", "format", "--check", "--quiet"],
    "mypy": ["mypy"],
    # What a user's editor says about kernels, by the stub.
    "pyright": ["pyright", "--pythonpath", sys.executable],
}


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_clean(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{' '.join(command)}:\n{done.stdout}{done.stderr}", pytrace=False)
