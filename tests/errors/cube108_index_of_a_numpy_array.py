from __future__ import annotations

import numpy as np

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec

WEIGHTS = np.arange(8, dtype="f4")


@cube(launch=True)
def kernel(out: Mut[Array[f32]]) -> None:
    out[ABSOLUTE_POS] = WEIGHTS[ABSOLUTE_POS]


def trigger():
    kernel.inspect("ir", spec(f32, 64))
