from __future__ import annotations

from transpile import Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(out: Mut[Array[f32]], *inputs: Array[f32]) -> None:
    for each in inputs:
        out[0] += each[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64), spec(f32, 64))
