from __future__ import annotations

import warnings

from transpile import UNIT_POS, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    i = UNIT_POS
    if i - 1 >= 0:
        out[i] = x[i - 1]


def trigger():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kernel.inspect("ir", spec(f32, 4), spec(f32, 4))
