from __future__ import annotations

from runtime.commands import cache


def trigger():
    cache(["list", "--area", "autotun"])
