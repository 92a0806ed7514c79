from __future__ import annotations

import warnings

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32], y: Mut[Array[f32]]) -> None:
    i = ABSOLUTE_POS
    y = x[i] * 2.0  # noqa: F841


def trigger():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
