from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, i32


@cube(launch=True)
def divide(x: Tensor[i32], out: Mut[Tensor[i32]]) -> None:
    out[ABSOLUTE_POS] //= x[ABSOLUTE_POS]


def trigger():
    divide.launch(device("reference").client, 1, 2, np.array([1, 0], "i4"), np.ones(2, "i4"), validate=True)
