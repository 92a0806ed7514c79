# Only what puts a vector together declared its struct in CUDA and HIP: one that is read alone had no type.
from __future__ import annotations


def own_halves_that_are_only_read(
    x_f16: Array[f16],
    x_i32: Array[i32],
    log_f16: Mut[Array[f16]],
    log_i32: Mut[Array[i32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    own = LocalArray[Vector[f16, 2]](4)
    wide = LocalArray[Vector[bf16, 4]](2)
    log_f16[i * 1 + 0] = x_f16[i] + own[n & 3][1]
    log_i32[i * 1 + 0] = x_i32[i] + i32(wide[n & 1][3])
