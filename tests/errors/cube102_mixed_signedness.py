from __future__ import annotations

from transpile import Mut, Tensor, cube, i32, spec, u32


@cube
def row_scale(acc, lane):
    return acc + lane


@cube(launch=True)
def kernel(x: Tensor[i32], y: Tensor[u32], out: Mut[Tensor[i32]]) -> None:
    out[0] = row_scale(x[0], y[0])


def trigger():
    kernel.inspect("ir", spec(i32, 64), spec(u32, 64), spec(i32, 64))
