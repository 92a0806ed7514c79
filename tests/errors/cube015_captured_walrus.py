from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    if x[0] > 0 and (v := x[1]) > 0:
        scale = lambda w: w * v
        out[0] = scale(x[2])


def trigger():
    rewrite(kernel)
