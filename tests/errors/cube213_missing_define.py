from __future__ import annotations

from typing import TypeVar

import numpy as np

from runtime import device
from transpile import ABSOLUTE_POS, Define, Float, Mut, Tensor, cube

F = TypeVar("F", bound=Float)


@cube(launch=True)
def fill(out: Mut[Tensor[F]], dtype: Define[F]) -> None:
    out[ABSOLUTE_POS] = dtype(1.0)


def trigger():
    fill.launch(device("reference").client, 1, 4, np.zeros(4, "f4"), 4)
