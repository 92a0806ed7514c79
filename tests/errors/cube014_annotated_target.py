from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    out[0]: float = x[0]


def trigger():
    rewrite(kernel)
