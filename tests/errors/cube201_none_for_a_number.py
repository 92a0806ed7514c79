from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, i32


@cube(launch=True)
def shifted(x: Array[f32], out: Mut[Array[f32]], by: i32 = None) -> None:
    out[ABSOLUTE_POS] = x[ABSOLUTE_POS + by]


def trigger():
    x = np.zeros(4, "f4")
    shifted.launch(device("reference").client, 1, 4, x, x)
