from __future__ import annotations

from transpile import Array, Atomic, Mut, cube, spec, u32


@cube(launch=True)
def kernel(lock: Mut[Array[Atomic[u32]]], out: Mut[Array[u32]]) -> None:
    if lock[0].compare_exchange(0, 1) == 0:
        out[0] = 1


def trigger():
    kernel.inspect("ir", spec(u32, 1), spec(u32, 1))
