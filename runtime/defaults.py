"""Settings that every launch asks for, cheaply: the project file is looked at once a process, the rest each time."""

from __future__ import annotations

import os

from transpile import config
from transpile.config import settings


class Quick:
    """One setting; reading it costs two look-ups where nobody set it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.variable = f"TRANSPILE_{name.upper()}"
        self._known: list[object] = []

    def __call__(self) -> object:
        if config._overrides.get() or os.environ.get(self.variable):
            return getattr(settings, self.name)
        if not self._known:
            self._known.append(getattr(settings, self.name))
        return self._known[0]


validate = Quick("validate")
device = Quick("device")
