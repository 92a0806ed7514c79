from __future__ import annotations

from transpile.diagnose.errors.device import ForkedDevice


def trigger():
    raise ForkedDevice(None, "cuda").error()
