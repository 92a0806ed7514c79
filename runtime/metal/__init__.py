"""The device ``metal``: Apple's Metal through PyObjC, on macOS; what is heavy is imported on use."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from runtime.protocols import Absent

EXTRA = 'pip install "transpile[metal]"'


def look() -> None:
    """Tell at once where there is no Metal, or no package for it.

    Raises:
        Absent: so it is.
    """
    if find_spec("Metal") is None:
        if sys.platform != "darwin":
            raise Absent("Metal exists on macOS only")
        raise Absent("the package `pyobjc-framework-Metal` is not installed", EXTRA)
