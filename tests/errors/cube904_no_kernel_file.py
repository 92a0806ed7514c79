from __future__ import annotations

from transpile.show import load

load("examples/saxpi.py")
