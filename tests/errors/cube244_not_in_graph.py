from __future__ import annotations

from transpile.diagnose.errors.device import NotInGraph


def trigger():
    raise NotInGraph(None, "copies between host and device", "write before `with client.graph()`, and read after a replay").error()
