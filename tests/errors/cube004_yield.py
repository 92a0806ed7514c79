from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    for i in range(4):
        yield x[i]


def trigger():
    rewrite(kernel)
