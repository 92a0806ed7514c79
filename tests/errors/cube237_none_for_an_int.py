from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cube, f32


@cube(launch=True)
def scale(out: Mut[Tensor[f32]], by: Comptime[int] = None) -> None:
    out[ABSOLUTE_POS] = out[ABSOLUTE_POS] * by


def trigger():
    scale.launch(device("reference").client, 1, 4, np.zeros(4, "f4"))
