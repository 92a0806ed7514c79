from __future__ import annotations

from runtime import device
from transpile import f32


def trigger():
    device("reference").client.empty(2.5, f32)
