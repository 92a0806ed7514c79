# Pointers into shared bytes are declared in Metal's address space, and cast to it.
from __future__ import annotations


def bins_one_after_the_other(
    x_u32: Array[u32],
    log_u32: Mut[Array[u32]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    first = SharedMemory[Atomic[u32]].zeros(8)
    first[x_u32[i] & 7].max(x_u32[i // 3])
    sync_cube()
    log_u32[i * 2 + 0] = first[UNIT_POS & 7].load()
    sync_cube()
    second = SharedMemory[i32].zeros(8)
    second[UNIT_POS & 7] = n
    sync_cube()
    log_u32[i * 2 + 1] = u32(second[UNIT_POS & 7])
