from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    if x[0] < 0:
        raise ValueError("negative")
    out[0] = x[0]


def trigger():
    rewrite(kernel)
