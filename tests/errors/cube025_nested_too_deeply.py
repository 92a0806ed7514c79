from __future__ import annotations

from transpile import Array, Mut, cube, i32
from transpile.diagnose.depth import deep


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]):
    out[0] = x[0]


def endless(levels):
    return endless(levels + 1)


def trigger():
    # Stages have so much room that no kernel of a few seconds fills it.
    with deep(kernel.span, "kernel"):
        endless(0)
