from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    try:
        out[0] = 1 / x[0]
    except ZeroDivisionError:
        out[0] = 0


def trigger():
    rewrite(kernel)
