# Metal's functions of half2 said `floor(float(v))`; `counts` of floats that nothing counts was `atomic<f32>`.
from __future__ import annotations


def halves_of_vectors(
    x_f16: Array[f16], log_f16: Mut[Array[f16]], counts: Mut[Array[Atomic[f32]]], n: i32
) -> None:
    i = ABSOLUTE_POS
    v = Vector[f16, 2](x_f16[i], x_f16[i // 2])
    w = Vector[f16, 4](x_f16[i], x_f16[i // 2], x_f16[i // 3], f16(n)) * f16(0.5)
    log_f16[i * 4 + 0] = dot(floor(v * f16(0.5)), ceil(v)) + fma(v, v, v)[1]
    log_f16[i * 4 + 1] = dot(trunc(w), round(w))
    log_f16[i * 4 + 2] = fmin(w, -w)[n & 3] + fmax(w, -w)[2]
    log_f16[i * 4 + 3] = rem_trunc(w, Vector[f16, 4](2.0))[u32(n) & 3]
