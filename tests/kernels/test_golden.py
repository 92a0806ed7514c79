"""The golden files of the corpus: every kernel of these modules, with its ``ARGS`` and ``OPTIONS``, at every stage."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from transpile.testing import Golden

FOLDER = Path(__file__).parent
MODULES = sorted(path for path in FOLDER.glob("*.py") if not path.name.startswith("test_"))


def load(path: Path) -> ModuleType:
    name = f"corpus_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]


KERNELS = [
    pytest.param(path, name, id=name)
    for path in MODULES
    for name in getattr(load(path), "ARGS", {})
]


@pytest.mark.parametrize(("path", "name"), KERNELS)
def test_golden(path: Path, name: str, golden: Golden) -> None:
    module = load(path)
    options = getattr(module, "OPTIONS", {}).get(name, {})
    golden(getattr(module, name), module.ARGS[name], area="kernels", **options)


def test_every_module_has_kernels() -> None:
    assert [path.stem for path in MODULES if not getattr(load(path), "ARGS", {})] == []
    assert len(MODULES) >= 16
