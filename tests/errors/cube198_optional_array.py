from __future__ import annotations

from transpile import ABSOLUTE_POS, Array, Mut, cube, f32, spec


@cube(launch=True)
def shifted(x: Array[f32], out: Mut[Array[f32]], bias: Array[f32] | None = None) -> None:
    i = ABSOLUTE_POS
    out[i] = x[i] if bias is None else x[i] + bias[i]


def trigger():
    shifted.inspect("ir", spec(f32, 64), spec(f32, 64))
