from __future__ import annotations

from transpile import Array, Mut, cube, f32, spec


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    values = [x[i] for i in range(x.len())]
    out[0] = sum(values)


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
