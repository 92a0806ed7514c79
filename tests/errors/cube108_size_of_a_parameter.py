from __future__ import annotations

from transpile import UNIT_POS_X, Array, Mut, SharedMemory, cube, f32, i32, spec


@cube(launch=True)
def kernel(n: i32, out: Mut[Array[f32]]) -> None:
    tile = SharedMemory[f32](n)
    tile[UNIT_POS_X] = 1.0
    out[0] = tile[0]


def trigger():
    kernel.inspect("ir", 8, spec(f32, 64))
