from __future__ import annotations

from types import SimpleNamespace

from transpile.show import stage_text


class Kernel:
    __name__ = "saxpy"
    expanded_source = ""

    def __call__(self, a, x, y): ...


def trigger():
    stage_text(SimpleNamespace(), Kernel(), "examples/saxpy.py", "wgsl", None, {})
