from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    class Pair:
        a = x[0]

    out[0] = Pair.a


def trigger():
    rewrite(kernel)
