from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS_X, ABSOLUTE_POS_Y, Mut, Tensor, cube, f32


@cube(launch=True)
def copied(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    row, column = ABSOLUTE_POS_Y, ABSOLUTE_POS_X
    out[row, column] = x[row, column]


def trigger():
    x = np.ones((3, 5), "f4")
    copied.over(x.shape).launch("reference", x, np.zeros_like(x))
