from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    from math import sqrt

    out[0] = sqrt(x[0])


def trigger():
    rewrite(kernel)
