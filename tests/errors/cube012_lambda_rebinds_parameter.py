from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    step = lambda v: [v := v + i for i in (1, 2)]
    out[0] = step(x[0])[1]


def trigger():
    rewrite(kernel)
