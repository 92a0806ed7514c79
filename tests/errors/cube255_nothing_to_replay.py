from __future__ import annotations

from runtime import device


def trigger():
    device("reference").client.graph().replay()
