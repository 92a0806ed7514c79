"""Settings that every launch asks for, cheaply: the project file is looked at once a process, the rest each time."""

from __future__ import annotations

import os
from typing import Any

from transpile import config
from transpile.config import settings

_OVERRIDES = config._overrides.get
_ENVIRONMENT: Any = getattr(os.environ, "_data", os.environ)
"""What `os.environ` looks in, after it has encoded a name and before it decodes the value: that takes long."""
_ENCODE: Any = getattr(os.environ, "encodekey", str)


class Quick:
    """One setting; reading it costs two look-ups where nobody set it."""

    __slots__ = ("_known", "name", "variable")

    def __init__(self, name: str) -> None:
        self.name = name
        self.variable = _ENCODE(f"TRANSPILE_{name.upper()}")
        self._known: list[object] = []

    def __call__(self) -> object:
        if _OVERRIDES() or self.variable in _ENVIRONMENT:
            return getattr(settings, self.name)
        if not self._known:
            self._known.append(getattr(settings, self.name))
        return self._known[0]


validate = Quick("validate")
device = Quick("device")
