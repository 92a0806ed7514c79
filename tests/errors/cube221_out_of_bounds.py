from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


@cube(launch=True)
def shift(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    out[ABSOLUTE_POS] = x[ABSOLUTE_POS + 1]


def trigger():
    shift.launch(device("reference").client, 1, 4, np.zeros(4, "f4"), np.zeros(4, "f4"), validate=True)
