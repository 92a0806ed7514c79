from __future__ import annotations

from transpile.rewrite import rewrite


def kernel(x, out):
    out[0] = x[0] + 1


def trigger():
    # As if the file had said something else when it was imported.
    consts = tuple(2 if const == 1 else const for const in kernel.__code__.co_consts)
    kernel.__code__ = kernel.__code__.replace(co_consts=consts)
    rewrite(kernel)
