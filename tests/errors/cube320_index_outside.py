from __future__ import annotations

from transpile import LocalArray, Mut, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    kept = LocalArray[f32](4)
    kept[4] = x[0]
    out[0] = kept[0]


def trigger():
    kernel.inspect("wgsl", spec(f32, 64), spec(f32, 64))
