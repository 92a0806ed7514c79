from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32, sqrt


@cube(launch=True)
def root(x: Mut[Tensor[f32]]) -> None:
    assert x[ABSOLUTE_POS] >= 0.0, "no root of a negative number"
    x[ABSOLUTE_POS] = sqrt(x[ABSOLUTE_POS])


def trigger():
    root.launch(device("reference").client, 1, 4, np.array([4.0, 1.0, -1.0, 0.0], "f4"))
