from __future__ import annotations

import numpy as np

from runtime import device
from transpile import Array, Comptime, Mut, cube, f32


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]], taps: Comptime[int]) -> None:
    out[0] = x[taps]


def trigger():
    client = device("reference").client
    kernel.launch(client, 1, 1, np.zeros(4, "f4"), np.zeros(4, "f4"), "3")
