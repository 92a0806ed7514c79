from __future__ import annotations

from transpile.__main__ import _find


def trigger():
    _find("shwo")
