from __future__ import annotations

from transpile import UNIT_POS, Array, Mut, SharedMemory, cube, f32, spec, sync_cube


@cube(launch=True)
def kernel(x: Array[f32], out: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](64)
    tile[UNIT_POS] = x[UNIT_POS]
    sync_cube  # noqa: B018
    out[UNIT_POS] = tile[63 - UNIT_POS]


def trigger():
    kernel.inspect("ir", spec(f32, 64), spec(f32, 64))
