from __future__ import annotations

from runtime import device
from transpile import f32


def trigger():
    client = device("reference").client
    x = client.zeros(4, f32)
    x.block.free()
    client.read(x)
