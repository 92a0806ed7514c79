from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    for out[0] in range(4):
        pass


def trigger():
    rewrite(kernel)
