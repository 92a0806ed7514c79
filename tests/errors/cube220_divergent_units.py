from __future__ import annotations

import numpy as np

from runtime import device
from transpile import UNIT_POS, Mut, Tensor, assume_uniform, cube, f32, sync_cube


@cube(launch=True)
def half_waits(out: Mut[Tensor[f32]]) -> None:
    if assume_uniform(UNIT_POS < 2):
        sync_cube()
    out[UNIT_POS] = 1.0


def trigger():
    half_waits.launch(device("reference").client, 1, 4, np.zeros(4, "f4"))
