"""Every golden file, read by the compilers of its language (``tests/validators``); one child process a compiler."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from tests.devices import browser_device
from transpile.testing import FILES
from validators import batch

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "golden"

VALIDATORS = {
    "nvrtc": "cuda",
    "amdgcn": "hip",
    "metal": "metal",
    "naga": "wgsl",
    "tint": "wgsl",
    "spirv_tools": "spirv",
    "mlir": "mlir",
}
"""Which stage's files each validator reads."""


def files_of(stage: str) -> list[str]:
    return sorted(path.relative_to(GOLDEN).as_posix() for path in GOLDEN.rglob(FILES[stage]))


@cache
def problems_of(validator: str) -> dict[str, str] | batch.MissingTool:
    texts = {
        name: (GOLDEN / name).read_text(encoding="utf-8")
        for name in files_of(VALIDATORS[validator])
    }
    try:
        return batch.run(validator, texts)
    except batch.MissingTool as reason:
        return reason


@pytest.mark.slow
@pytest.mark.parametrize(
    ("validator", "name"),
    [(validator, name) for validator, stage in VALIDATORS.items() for name in files_of(stage)],
)
def test_the_compiler_accepts(
    validator: str, name: str, missing: Callable[[str], NoReturn]
) -> None:
    problems = problems_of(validator)
    if isinstance(problems, batch.MissingTool):
        missing(str(problems))
    if name in problems:
        pytest.fail(f"{validator} refuses golden/{name}:\n{problems[name]}", pytrace=False)


@pytest.mark.parametrize("name", files_of("wgsl"))
def test_the_browser_accepts(name: str, missing: Callable[[str], NoReturn]) -> None:
    """Tint again, as a browser ships it."""
    browser_device.require(missing)
    try:
        browser_device.judge((GOLDEN / name).read_text(encoding="utf-8"))
    except browser_device.FeatureMissing as reason:
        pytest.skip(str(reason))
    except RuntimeError as problem:
        pytest.fail(f"the browser refuses golden/{name}:\n{problem}", pytrace=False)


@pytest.mark.parametrize("validator", VALIDATORS)
def test_there_is_something_to_judge(validator: str) -> None:
    assert files_of(VALIDATORS[validator])
