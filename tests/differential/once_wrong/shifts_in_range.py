# A count that needs no mask is still unsigned in WGSL.
from __future__ import annotations


def shifts_in_range(
    x_i32: Array[i32],
    log_i32: Mut[Array[i32]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    own = LocalArray[i32](2)
    log_i32[i * 4 + 0] = x_i32[i] >> (x_i32[i] & 7)
    log_i32[i * 4 + 1] = n << (x_i32[i] & 31)
    own[i & 1] = x_i32[i]
    own[i & 1] >>= n & 15
    log_i32[i * 4 + 2] = own[i & 1]
    log_i32[i * 4 + 3] = i32(i16(x_i32[i]) << i16(x_i32[i] & 3))
