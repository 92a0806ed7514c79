"""The runtime, found by the entry point ``transpile.launcher`` at the first launch.

``importlib.metadata`` takes longer to import than a warm kernel to launch, so the entry points of
this distribution are read here; it is asked only when they say nothing.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from transpile.diagnose.errors.calls import NoLauncher
from transpile.protocols import Launcher

GROUP = "transpile.launcher"
DISTRIBUTION = "transpile"


def find_launcher() -> Launcher:
    """Load the launcher.

    Raises:
        CubeUsageError: none is installed.
    """
    target = _own(GROUP) or _any(GROUP)
    if target is None:
        raise NoLauncher(None).error()
    module, _, attribute = target.partition(":")
    found: Launcher = getattr(import_module(module.strip()), attribute.strip())
    return found


def _own(group: str) -> str | None:
    """Return the first entry of `group` in this distribution: ``module:attribute``."""
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:  # a missing folder, a zip file
            continue
        for name in names:
            stem, suffix = os.path.splitext(name)
            if suffix in (".dist-info", ".egg-info") and stem.partition("-")[0] == DISTRIBUTION:
                return _read(os.path.join(folder, name, "entry_points.txt"), group)
    return None


def _read(path: str, group: str) -> str | None:
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError:
        return None
    section = ""
    for line in map(str.strip, lines):
        if line.startswith("["):
            section = line.strip("[]")
        elif section == group and "=" in line:
            return line.partition("=")[2].strip()
    return None


def _any(group: str) -> str | None:
    """Return the first entry of `group` in any distribution."""
    from importlib.metadata import entry_points

    found = next(iter(entry_points(group=group)), None)
    return None if found is None else found.value
