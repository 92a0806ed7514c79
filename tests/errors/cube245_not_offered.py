from __future__ import annotations

from transpile.diagnose.errors.device import NotOffered


def trigger():
    raise NotOffered(None, "cpu", "stream").error()
