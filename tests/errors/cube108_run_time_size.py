from __future__ import annotations

from transpile import Mut, SharedMemory, Tensor, cube, f32, spec


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](x.len())
    out[0] = tile[0]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
