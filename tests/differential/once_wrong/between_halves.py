# MSL names no conversion between its two halves.
from __future__ import annotations


def between_halves(
    x_f16: Array[f16],
    x_bf16: Array[bf16],
    log_f16: Mut[Array[f16]],
    log_bf16: Mut[Array[bf16]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    half = bf16(min(max(x_bf16[i], bf16(-8.0)), bf16(8.0)))
    log_f16[i * 2 + 0] = f16((half - bf16(2.0)) * 0.5)
    log_f16[i * 2 + 1] = f16(half)
    other = f16(min(max(x_f16[i], f16(-8.0)), f16(8.0)))
    log_bf16[i * 1 + 0] = bf16(floor(other) + f16(1.0))
