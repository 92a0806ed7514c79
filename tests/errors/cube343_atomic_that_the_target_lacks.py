from __future__ import annotations

from transpile import Atomic, Mut, Tensor, cube, f16, spec


@cube(launch=True)
def kernel(x: Tensor[f16], out: Mut[Tensor[Atomic[f16]]]) -> None:
    out[0].add(x[0])


def trigger():
    kernel.inspect("wgsl", spec(f16, 64), spec(f16, 64))
