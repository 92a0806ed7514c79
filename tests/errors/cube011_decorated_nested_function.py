from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    @staticmethod
    def double(v):
        return v * 2

    out[0] = double(x[0])


def trigger():
    rewrite(kernel)
