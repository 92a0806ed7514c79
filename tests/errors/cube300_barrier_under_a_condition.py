from __future__ import annotations

from transpile import Mut, SharedMemory, Tensor, UNIT_POS_X, cube, f32, spec, sync_cube


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](256)
    if UNIT_POS_X < 32:
        tile[UNIT_POS_X] = x[UNIT_POS_X]
        sync_cube()
    out[UNIT_POS_X] = tile[0]


def trigger():
    kernel.inspect("wgsl", spec(f32, 64), spec(f32, 64))
