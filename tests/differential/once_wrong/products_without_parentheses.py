# a * (b * 2) is written a * b * 2u: its first product must be unsigned too.
from __future__ import annotations


def products_without_parentheses(
    x_i32: Array[i32],
    log_i32: Mut[Array[i32]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    by = x_i32[i // 2]
    log_i32[i * 4 + 0] = x_i32[i] * (by * 2)
    log_i32[i * 4 + 1] = x_i32[i] + (by + 1073741824)
    log_i32[i * 4 + 2] = x_i32[i] * (by * x_i32[i // 3])
    log_i32[i * 4 + 3] = (x_i32[i] - by) + (by + 2147483647)
