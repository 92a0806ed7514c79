from __future__ import annotations

from transpile import cube


kernel = lambda x, out: x


def trigger():
    cube(launch=True)(kernel)
