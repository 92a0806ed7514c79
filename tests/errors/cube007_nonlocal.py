from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    total = 0

    def add(v):
        nonlocal total
        total += v

    add(x[0])
    out[0] = total


def trigger():
    rewrite(kernel)
