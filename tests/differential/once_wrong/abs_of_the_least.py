# abs(INT_MIN) is undefined in C++, and wraps in the kernel language.
from __future__ import annotations


def abs_of_the_least(
    x_i8: Array[i8],
    x_i32: Array[i32],
    x_i64: Array[i64],
    log_i8: Mut[Array[i8]],
    log_i32: Mut[Array[i32]],
    log_i64: Mut[Array[i64]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    log_i8[i * 1 + 0] = abs(x_i8[i])
    log_i32[i * 2 + 0] = abs(x_i32[i])
    log_i32[i * 2 + 1] = abs(min_value(i32) + (n & 1))
    log_i64[i * 1 + 0] = abs(x_i64[i])
