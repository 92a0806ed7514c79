from __future__ import annotations

from transpile import ABSOLUTE_POS, Mut, SharedMemory, Tensor, UNIT_POS_X, cube, f32, spec, sync_cube


@cube(launch=True)
def kernel(x: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    tile = SharedMemory[f32](256)
    if ABSOLUTE_POS >= x.len():
        return
    tile[UNIT_POS_X] = x[ABSOLUTE_POS]
    sync_cube()
    out[ABSOLUTE_POS] = tile[0]


def trigger():
    kernel.inspect("wgsl", spec(f32, 64), spec(f32, 64))
