"""Settings that every launch asks for, cheaply: the project file is looked at once a process, the rest each time."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from typing import Any

from runtime.shortcuts import Check
from transpile import config
from transpile.config import settings

_OVERRIDES = config._overrides.get
_ENVIRONMENT: Any = getattr(os.environ, "_data", os.environ)
"""What `os.environ` looks in, after it has encoded a name and before it decodes the value: that takes long."""
_ENCODE: Any = getattr(os.environ, "encodekey", str)


def quick(name: str, *others: str) -> Callable[[], Any]:
    """Return a function that reads one setting; it takes a look-up or two where nobody set it, or one of the others."""
    variables = [_ENCODE(f"TRANSPILE_{each.upper()}") for each in (name, *others)]
    first, second = variables[0], variables[-1]
    known: list[Any] = []

    def read() -> Any:
        if _OVERRIDES() or first in _ENVIRONMENT or second in _ENVIRONMENT:
            return _now(name, others)
        if not known:
            known.append(_now(name, others))
        return known[0]

    return read


def _now(name: str, others: Sequence[str]) -> Any:
    """Return a setting; where one of the others is on, what equals nothing, not even itself."""
    return math.nan if any(getattr(settings, each) for each in others) else getattr(settings, name)


_MODE_VARIABLES = (_ENCODE("TRANSPILE_VALIDATE"), _ENCODE("TRANSPILE_DEBUG"))
validate = quick("validate")
device = quick("device")
debug = quick("debug")
max_cube_count = quick("max_cube_count")
overrides = _OVERRIDES
environment = _ENVIRONMENT
DEBUG = _ENCODE("TRANSPILE_DEBUG")
"""For the shortest ways, which ask ``not overrides() and DEBUG not in environment`` before they call `debug`."""
mode = quick("validate", "debug")
"""What a remembered launch was made under: with `debug` each takes the whole way, and is waited for."""


def check_mode() -> Check:
    """Return as a condition of a shortcut that a launch is made under the same settings as one is now."""
    now = mode()
    same = "mode() == now"
    is_unset = not _OVERRIDES() and _ENVIRONMENT.keys().isdisjoint(_MODE_VARIABLES)
    if is_unset and mode() == now:  # else the project file says `debug`
        same = (
            "(not overrides() and validate not in environment and debug not in environment"
            " or mode() == now)"
        )
    validate, debug = _MODE_VARIABLES
    return same, {
        "overrides": _OVERRIDES, "environment": _ENVIRONMENT, "validate": validate, "debug": debug,
        "mode": mode, "now": now,
    }  # fmt: skip
