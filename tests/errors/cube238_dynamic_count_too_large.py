from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, CubeCount, Mut, Tensor, cube, f32


@cube(launch=True)
def scale(factor: f32, x: Mut[Tensor[f32]]) -> None:
    if ABSOLUTE_POS < x.len():
        x[ABSOLUTE_POS] = factor * x[ABSOLUTE_POS]


def trigger():
    client = device("reference").client
    count = client.create(np.array([1, 2**31, 1], "u4"))
    scale.launch(client, CubeCount.dynamic(count), 4, 2.0, client.zeros(4, f32))
