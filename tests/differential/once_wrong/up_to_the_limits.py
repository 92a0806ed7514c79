# Texts added the step once more than there are trips: near the limits of the type, loops went on for ever.
from __future__ import annotations


def up_to_the_limits(
    x_u8: Array[u8],
    x_i8: Array[i8],
    x_i32: Array[i32],
    x_u64: Array[u64],
    log_u8: Mut[Array[u8]],
    log_i8: Mut[Array[i8]],
    log_i32: Mut[Array[i32]],
    log_u64: Mut[Array[u64]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    for k in range(x_u8[i], u8(255), u8(7)):
        log_u8[i * 1 + 0] += k
    for k in range(x_i8[i], i8(n) + 127, i8(100)):
        log_i8[i * 3 + 0] += k
    for k in range(x_i8[i], i8(-128), i8(-3)):
        log_i8[i * 3 + 1] += k
    for k in range(i8(100), x_i8[i], i8(n) * 50):
        log_i8[i * 3 + 2] += k
    top = max_value(i32)
    for k in range(top - (x_i32[i] & 63), top - (n & 1), 16):
        log_i32[i * 3 + 0] += k
    for k in range(-top + (x_i32[i] & 63), -top - (n & 1), -5):
        log_i32[i * 3 + 1] += k
    for k in range(-top + (x_i32[i] & 63), -top, n * 5 - 16):
        log_i32[i * 3 + 2] += k
    for k in range(max_value(u64) - (x_u64[i] & 63), max_value(u64), 9):
        log_u64[i * 1 + 0] += k
