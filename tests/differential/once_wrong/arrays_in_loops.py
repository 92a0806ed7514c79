# naga sets a variable without an initializer to zeros once, not in each trip of the loop around it.
from __future__ import annotations


def arrays_in_loops(
    x_i32: Array[i32],
    x_u8: Array[u8],
    x_i64: Array[i64],
    log_i32: Mut[Array[i32]],
    log_u8: Mut[Array[u8]],
    log_i64: Mut[Array[i64]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    for k in range(3):
        words = LocalArray[i32](3)
        words[k] += x_i32[i]
        log_i32[i * 2 + 0] += words[0] + words[1] * 3
        narrow = LocalArray[u8](3)
        narrow[2] += x_u8[i]
        log_u8[i * 1 + 0] += narrow[k] + narrow[2]
        k_left = n & 3
        while k_left > 0:
            wide = LocalArray[i64](2)
            wide[k & 1] += x_i64[i]
            log_i64[i * 1 + 0] += wide[0] - wide[1]
            vectors = LocalArray[Vector[i32, 2]](2)
            vectors[k & 1] += 1
            log_i32[i * 2 + 1] += vectors[0][0] + 5 * vectors[1][1]
            k_left -= 1
