from __future__ import annotations

from runtime.autotune import Tunables


def trigger():
    tunables = Tunables("copy")
    tunables.add(lambda n: None, name="plain")
    tunables.outcome(5)
