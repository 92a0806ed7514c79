# The CPU, whose planes are one unit, had no exclusive sums and products of vectors.
from __future__ import annotations


def vectors_in_planes(
    x_f32: Array[f32],
    x_i32: Array[i32],
    log_f32: Mut[Array[f32]],
    log_i32: Mut[Array[i32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    v = Vector[i32, 2](x_i32[i], n)
    log_i32[i * 4 + 0] = dot(plane_exclusive_sum(v), v)
    log_i32[i * 4 + 1] = dot(plane_exclusive_prod(v), v)
    log_i32[i * 4 + 2] = dot(plane_inclusive_sum(v), plane_max(v))
    log_i32[i * 4 + 3] = dot(plane_shuffle_xor(v, u32(1) % PLANE_DIM), plane_broadcast(v, 0))
    w = Vector[f32, 4](x_f32[i], x_f32[i // 2], x_f32[i // 3], f32(n))
    log_f32[i * 2 + 0] = dot(plane_exclusive_sum(w), Vector[f32, 4](1.0, 0.5, 2.0, -1.0))
    log_f32[i * 2 + 1] = plane_min(w)[1] + plane_sum(w)[2]
