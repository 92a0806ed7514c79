from __future__ import annotations

from transpile import UNIT_POS, Array, Mut, Vector, cube, f64, spec


@cube(launch=True)
def kernel(x: Array[Vector[f64, 32]], out: Mut[Array[f64]]) -> None:
    i = UNIT_POS
    assert x[i][0] >= 0.0, f"the row {i} is {x[i]}"
    out[i] = x[i][0]


def trigger():
    kernel.inspect("ir", spec(f64, 64), spec(f64, 64))
