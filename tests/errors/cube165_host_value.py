from __future__ import annotations

import random
import warnings

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    out[i] = x[i] + random.random()


def trigger():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
