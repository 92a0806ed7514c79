"""Settings that every launch asks for, cheaply: the project file is looked at once a process, the rest each time."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from transpile import config
from transpile.config import settings

_OVERRIDES = config._overrides.get
_ENVIRONMENT: Any = getattr(os.environ, "_data", os.environ)
"""What `os.environ` looks in, after it has encoded a name and before it decodes the value: that takes long."""
_ENCODE: Any = getattr(os.environ, "encodekey", str)


def quick(name: str) -> Callable[[], Any]:
    """Return a function that reads one setting; it takes two look-ups where nobody set it."""
    variable = _ENCODE(f"TRANSPILE_{name.upper()}")
    known: list[Any] = []

    def read() -> Any:
        if _OVERRIDES() or variable in _ENVIRONMENT:
            return getattr(settings, name)
        if not known:
            known.append(getattr(settings, name))
        return known[0]

    return read


validate = quick("validate")
device = quick("device")
max_cube_count = quick("max_cube_count")
