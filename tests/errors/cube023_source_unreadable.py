from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    (total): float
    out[0] = x[0]


def trigger():
    rewrite(kernel)
