# checked
# `a ? f() : g()`, `a && f()` and `if (in bounds) out[i] = f()` do not run `f` in all units of a plane.
from __future__ import annotations


def planes_under_conditions(
    x_i32: Array[i32],
    log_i32: Mut[Array[i32]],
    counts: Mut[Array[Atomic[u32]]],
    n: i32,
) -> None:
    i = ABSOLUTE_POS
    odd = UNIT_POS & 1
    log_i32[i * 5 + 0] = select(odd == 1, plane_sum(x_i32[i] & 7), 3)
    log_i32[i * 5 + 1] = i32((odd == 1) & plane_any(x_i32[i] > 30))
    log_i32[i * 5 + 2] = i32((odd == 1) | plane_all(x_i32[i] > -9))
    log_i32[i * 5 + 3] = x_i32[plane_max(x_i32[i] & 4095)]
    place = i * 5 + 4 if odd == 1 else log_i32.len()
    log_i32[place] = plane_shuffle_xor(x_i32[i], u32(1) % PLANE_DIM)
    counts[odd * 999].add(plane_sum(u32(x_i32[i])))
