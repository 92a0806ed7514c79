# CUDA's and HIP's vectors know no operators, and those of WGSL no `&&`: `m && n` of two masks compiled nowhere.
from __future__ import annotations


def masks_of_vectors(
    x_f32: Array[f32],
    x_i32: Array[i32],
    log_f32: Mut[Array[f32]],
    log_i32: Mut[Array[i32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    v = Vector[f32, 4](x_f32[i], x_f32[i // 2], x_f32[i // 3], f32(n))
    w = Vector[f32, 4](f32(1.5), x_f32[i], f32(n), x_f32[i // 2])
    both, one = (v > w) & (v != 2.0), (v < w) | (w == 0.0)
    log_f32[i * 4 + 0] = dot(select(both, v, w), w)
    log_f32[i * 4 + 1] = dot(select(one, v, w), w)
    log_f32[i * 4 + 2] = dot(select(both ^ one, v, -w), w)
    log_f32[i * 4 + 3] = dot(select(~both, v, -w), w)
    a, b = Vector[i32, 8](x_i32[i]), Vector[i32, 8](n, 1, 2, 3, -1, -2, -3, n)
    log_i32[i * 1 + 0] = dot(select((a > b) & ((b > 0) | (a == -1)), a, b), b)
