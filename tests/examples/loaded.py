"""The examples as modules, loaded from their files."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "examples"
NAMES = sorted(
    p.relative_to(FOLDER).with_suffix("").as_posix()
    for p in FOLDER.rglob("*.py")
    if p.parent.name not in ("opencl", "engine")
)
"""The examples by their paths below ``examples``, without the suffix; ``test_opencl`` runs the others."""


def load(name: str) -> ModuleType:
    """Return an example by its name."""
    module = f"example_{name.replace('/', '_')}"
    if module not in sys.modules:
        spec = importlib.util.spec_from_file_location(module, FOLDER / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        made = sys.modules[module] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(made)
    return sys.modules[module]
