from __future__ import annotations

import numpy as np

from transpile import UNIT_POS, Array, Mut, cube, i32


@cube(launch=True)
def kernel(x: Array[i32], out: Mut[Array[i32]]) -> None:
    assert x[UNIT_POS] > 0, "sizes are positive"
    out[UNIT_POS] = x[UNIT_POS]


def trigger():
    kernel.eager(1, 4, np.array([3, 2, 0, 1], "i4"), np.zeros(4, "i4"))
