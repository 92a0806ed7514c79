from __future__ import annotations

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cube, f32


@cube
def twice(value: f32) -> f32:
    return value * 2.0


@cube(launch=True)
def scale(
    x: Tensor[f32], /, out: Mut[Tensor[f32]], factor: f32 = 2.5, *, by: Comptime[object] = twice
) -> None:
    if ABSOLUTE_POS < out.len():
        out[ABSOLUTE_POS] = factor * by(x[ABSOLUTE_POS])


def trigger():
    x = np.zeros(4, "f4")
    scale.launch(device("reference").client, 1, 4, x=x, out=x)
