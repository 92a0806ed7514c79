from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    match x[0]:
        case 0:
            out[0] = 1


def trigger():
    rewrite(kernel)
