from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cube, f32


@cube(launch=True)
def add_all(out: Mut[Tensor[f32]], terms: Comptime[tuple]) -> None:
    for term in terms:
        out[ABSOLUTE_POS] += term


def trigger():
    add_all.launch(device("reference").client, 1, 4, np.zeros(4, "f4"), [1.0, 2.0])
