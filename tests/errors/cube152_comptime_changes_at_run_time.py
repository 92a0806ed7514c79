from __future__ import annotations

from transpile import Mut, Tensor, comptime, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    kept = [x[0]]
    if x[1] > 0.0:
        kept.append(x[1])
    out[0] = kept[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
