from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from runtime import device
from transpile import Array, Mut, cube, f32


@cube
@dataclass
class Point:
    x: f32
    y: f32


@cube(launch=True)
def kernel(p: Point, out: Mut[Array[f32]]) -> None:
    out[0] = p.x


def trigger():
    kernel.launch(device("reference").client, 1, 1, 3.0, np.zeros(1, "f4"))
