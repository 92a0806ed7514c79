from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32


@cube(launch=True)
def fill(out: Mut[Array[f32]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = 1.0


def trigger():
    fill.over((-1,)).launch("reference", np.zeros(4, "f4"))
