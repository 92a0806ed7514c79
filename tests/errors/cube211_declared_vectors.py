from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Array, Mut, Vector, cube, f32


@cube(launch=True)
def double(x: Array[Vector[f32, 4]], out: Mut[Array[Vector[f32, 4]]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = x[ABSOLUTE_POS] * 2.0


def trigger():
    x = np.zeros(6, "f4")
    double.launch(device("reference").client, 1, 4, x, x)
