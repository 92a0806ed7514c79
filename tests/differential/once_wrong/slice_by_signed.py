# Without checks, a signed index was added to where the slice starts, which is an `index`.
from __future__ import annotations


def slice_by_signed(
    x_i32: Array[i32], log_i32: Mut[Array[i32]], counts: Mut[Array[Atomic[u32]]], n: i32
) -> None:
    i = ABSOLUTE_POS
    part = x_i32[u32(n & 3) :]
    log_i32[i * 2 + 0] = part[i32(UNIT_POS) & 7]
    log_i32[i * 2 + 1] = part[1:][i32(1)]
