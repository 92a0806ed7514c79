from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Mut, Tensor, cube, f32


@cube(launch=True, cluster_dim=(2, 2))
def scale(factor: f32, x: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = factor * x[ABSOLUTE_POS]


def trigger():
    scale.launch(device("reference").client, (4, 3), 4, 2.0, np.zeros(48, "f4"))
