# checked: LLVM 22 for x86 chose wrongly by the sign of `(x ^ sum) & (y ^ sum)` beside another loop of the cube.
from __future__ import annotations


def sums_that_saturate(
    x_i32: Array[i32],
    x_f32: Array[f32],
    log_i32: Mut[Array[i32]],
    log_f32: Mut[Array[f32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    log_i32[i * 2 + 0] = saturating_add(x_i32[i], max_value(i32) - 1)
    log_i32[i * 2 + 1] = saturating_sub(x_i32[i], max_value(i32) - 1)
    sync_storage()
    v = log_f32[u32(select(0 == x_f32[i], x_i32[0], 0)) % 4]
    sync_storage()
    log_f32[i * 1 + 0] = v
