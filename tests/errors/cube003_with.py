from __future__ import annotations

from transpile.rewrite import rewrite


lock = None


def kernel(x, out):
    with lock:
        out[0] = x[0]


def trigger():
    rewrite(kernel)
