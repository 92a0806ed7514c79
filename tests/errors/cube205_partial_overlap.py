from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


@cube(launch=True)
def scale(factor: f32, x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = factor * x[ABSOLUTE_POS]


def trigger():
    x = np.zeros(8, "f4")
    scale.launch(device("reference").client, 1, 4, 2.0, x[:6], x[2:])
