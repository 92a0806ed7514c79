"""The README's kernel runs, and its generated texts are what the compiler writes."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import numpy as np
import pytest

from transpile import f32, spec

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    (text,) = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    return str(text)


@pytest.fixture
def module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: Callable[[str], NoReturn]
) -> ModuleType:
    for library in ("llvmlite", "mlir", "cffi"):
        if importlib.util.find_spec(library) is None:
            missing(f"the extra `cpu` is not installed: no {library}")
    path = tmp_path / "readme_kernel.py"
    path.write_text(block("python"), encoding="utf-8")
    spec_of_module = importlib.util.spec_from_file_location(path.stem, path)
    assert spec_of_module is not None
    assert spec_of_module.loader is not None
    made = importlib.util.module_from_spec(spec_of_module)
    monkeypatch.setitem(sys.modules, path.stem, made)
    np.random.seed(0)
    spec_of_module.loader.exec_module(made)
    return made


def test_the_kernel_runs(module: ModuleType) -> None:
    np.random.seed(0)
    x, y = np.random.rand(2, 1 << 20).astype("f4")
    np.testing.assert_array_equal(module.x, x)
    np.testing.assert_allclose(module.y, np.float32(2) * x + y, rtol=1e-6)


@pytest.mark.parametrize("stage", ["cuda", "wgsl"])
def test_the_texts_are_the_compilers(stage: str, module: ModuleType) -> None:
    array = spec(f32, 1 << 20)
    assert module.saxpy.inspect(stage, 2.0, array, array).strip() == block(stage).strip()


def test_relative_links_lead_somewhere() -> None:
    root = Path(__file__).parents[1]
    links = re.findall(r"\[[^]\n]+\]\((?!https?:)([^)#\s]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []


def test_the_two_commands_are_the_ones_that_ci_and_users_run() -> None:
    root = Path(__file__).parents[1]
    ci = (root / ".ci" / "run").read_text(encoding="utf-8")
    command = 'python3 -m pip install -e ".[cpu,test]" && python3 -m pytest'
    assert command in README
    assert command.replace("install -e", "install -q -e") in ci
