from __future__ import annotations

from transpile import Atomic, Mut, Tensor, cube, spec, u64


@cube(launch=True)
def kernel(x: Tensor[u64], out: Mut[Tensor[Atomic[u64]]]) -> None:
    out[0].add(x[0])


def trigger():
    kernel.inspect("wgsl", spec(u64, 64), spec(u64, 64))
