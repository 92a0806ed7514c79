from __future__ import annotations

from transpile.diagnose.errors.usage import UnknownEntry


def trigger():
    raise UnknownEntry(None, "saxpi", ("saxpy", "gelu")).error()
